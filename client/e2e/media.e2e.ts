import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { unique } from './api.ts'
import { composer, fileOf, files } from './composing.ts'
import { type Newcomer, newcomer } from './newcomer.ts'
import { holdsBack } from './network.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

const megabyte = 1024 * 1024
const harbour = { url: '/media/seed/hills-at-dusk.webp', width: 1200, height: 675, alt: 'Hills under a low sun' }
const bird = { url: '/media/seed/linnet-on-a-wire.webp', width: 960, height: 1200, alt: 'A linnet on a wire' }

const writesWithPictures = (author: Newcomer, content: string) => author.writes(content, { images: [harbour, bird] })

async function loads(place: Locator): Promise<void> {
  for (const image of await place.locator('img').all()) {
    await image.evaluate((element: HTMLImageElement) => element.decode())
  }
}

test('files that are too large or too many are refused before the upload, others by the service, with its message', async ({
  visitor,
}) => {
  const person = await visitor({ as: await newcomer(), tolerates: [/status of 415/] })
  await person.opens('/home')
  const uploads: string[] = []
  person.page.on('request', (request) => request.url().endsWith('/upload') && uploads.push(request.url()))
  const { chooses, description, addVideo, addImages, remove, form } = composer(person)

  await chooses('images', fileOf(megabyte, 'image/png'))
  await person.hears('Image size should be less than 1MB')
  await chooses('a video', fileOf(7 * megabyte, 'video/mp4'))
  await person.hears('Video size should be less than 7MB')
  await chooses('images', fileOf(10, 'image/svg+xml'))
  await person.hears('Only JPEG, PNG, WebP, GIF and AVIF images can be uploaded.')
  expect(uploads.length).toBe(0)
  await person.doesNotSee(form.getByRole('listitem'), { but: form })

  await chooses('images', [files.small, files.small, files.small])
  await person.hears('Max 2 images allowed!')
  await expect(description(2)).toBeVisible()
  expect(uploads.length).toBe(2)
  await expect(addVideo).toBeDisabled()
  await remove('image 2').click()
  await remove('image 1').click()
  await expect(addVideo).toBeEnabled()
  await expect(addImages).toBeEnabled()

  await chooses('images', fileOf(3_000, 'image/png'))
  const accepted = 'Only JPEG, PNG, WebP, GIF and AVIF images and MP4 and WebM videos can be uploaded.'
  await person.hears(accepted)
  await expect(form.getByText(accepted)).toBeVisible()
  await person.doesNotSee(form.getByRole('listitem'), { but: form })
})

test('an upload shows its progress, can be cancelled, and repeated after a failure; leaving meanwhile asks first, by link and by Back', async ({
  visitor,
}) => {
  const person = await visitor({ as: await newcomer(), tolerates: [/ERR_FAILED/] })
  await person.opens('/bookmarks')
  await person.clicks('link', 'Home')
  await person.isOn('/home')
  const { chooses, description, remove, send, text, form } = composer(person)
  await text.fill('With a picture')
  const release = await holdsBack(person, /\/media\/upload$/)
  await chooses('images', files.wide)
  await person.seesA('progressbar', 'Upload of the image')
  await expect(send).toBeDisabled()
  await person.clicks('button', 'Cancel')
  await expect(form.getByRole('listitem')).toHaveCount(0)
  await expect(send).toBeEnabled()

  const question = person.dialog('Leave while a file is uploading?')
  await chooses('images', files.wide)
  await person.seesA('progressbar', 'Upload of the image')
  await person.clicks('link', 'Explore')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await person.isOn('/home')
  await person.goesBack()
  await expect(question).toBeVisible()
  await release()
  await expect(description(1)).toBeVisible()
  await expect(question).toBeHidden()
  const releaseAgain = await holdsBack(person, /\/media\/upload$/)
  await chooses('images', files.small)
  await person.seesA('progressbar', 'Upload of the image')
  await person.goesBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await person.isOn('/bookmarks')
  await releaseAgain()

  await person.clicks('link', 'Home')
  await remove('image 1').click()
  await expect(form.getByRole('listitem')).toHaveCount(0)
  await person.page.route(/\/media\/upload$/, (route) => route.abort())
  await chooses('images', files.wide)
  await person.hears('The upload did not get through. Check your connection and try again.')
  await person.sees('Not uploaded')
  await person.page.unroute(/\/media\/upload$/)
  // A stalled connection counts as a failure.
  await person.page.clock.install()
  const releaseLast = await holdsBack(person, /\/media\/upload$/)
  const begun = person.page.waitForRequest(/\/media\/upload$/)
  await person.clicks('button', 'Upload again')
  await person.seesA('progressbar', 'Upload of the image')
  // Progress shows before bytes are sent, and only a running transfer can stall.
  await begun
  await person.page.clock.fastForward(61_000)
  await person.sees('Not uploaded')
  await releaseLast()
  await person.clicks('button', 'Upload again')
  await expect(description(1)).toBeVisible()
  await expect(send).toBeEnabled()
})

test('an uploaded video has a poster and does not start by itself; an image has a description, fits the screen, is blurred while it loads, and opens at once', async ({
  visitor,
}) => {
  const ada = await newcomer()
  const person = await visitor({ as: ada })
  await person.opens('/home')
  await addsVideo(person)
  const words = unique('Hills')
  const { text, chooses, description, send } = composer(person)
  await text.fill(words)
  await chooses('images', files.wide)
  await description(1).fill('Hills under a low sun')
  await send.click()
  await expect(person.post(words)).toBeVisible()

  const release = await holdsBack(person, /\/media\/[\w-]{22}(\/\d+)?\.webp$/)
  await person.page.goto('/home', { waitUntil: 'commit' })
  const image = person.post(words).getByRole('button', { name: 'Open image: Hills under a low sun' }).locator('img')
  await expect(image).toBeVisible()
  const look = () =>
    image.evaluate((element: HTMLImageElement) => ({
      ...{ alt: element.alt, width: element.getAttribute('width'), height: element.getAttribute('height') },
      ...{ srcset: element.srcset, blur: element.style.backgroundImage.slice(0, 16) },
      box: [element.clientWidth, element.clientHeight],
    }))
  const before = await look()
  expect([before.alt, before.width, before.height]).toEqual(['Hills under a low sun', '1200', '675'])
  expect(before.srcset).toMatch(
    /^\/media\/[\w-]{22}\/480\.webp 480w, .*\/720\.webp 720w, .*\/960\.webp 960w, .*\.webp 1200w$/,
  )
  expect(before.blur).toBe('url("data:image/')

  await release()
  await loads(person.post(words))
  await expect(image.and(person.page.locator(':not([style*="data:image"])'))).toBeVisible()
  const after = await look()
  expect(after.box).toEqual(before.box)
  const small = await image.evaluate((element: HTMLImageElement) => element.currentSrc)
  expect(small).toMatch(/\/720\.webp$/)

  const releaseLarge = await holdsBack(person, /\/media\/[\w-]{22}\.webp$/)
  await image.click()
  const opened = person.dialog('Image 1 of 1').locator('img')
  await expect(opened).toHaveCSS('background-image', `url("${small}")`)
  const place = await opened.boundingBox()
  expect(place?.width, 'the width of the place that is kept for the image').toBeGreaterThan(800)
  await releaseLarge()
  await loads(person.dialog('Image 1 of 1'))
  expect(await opened.boundingBox()).toEqual(place)
})

test('nothing moves when images load; the lightbox has arrows, Escape, Back and the description', async ({
  visitor,
}) => {
  const ada = await newcomer()
  const words = unique('Two pictures')
  await writesWithPictures(ada, words)
  const person = await visitor({ as: ada })
  const release = await holdsBack(person, /\/media\/seed\//)
  await person.page.goto('/home', { waitUntil: 'commit' })
  const card = person.post(words)
  await expect(card).toBeVisible()
  const picture = await card.getByRole('button', { name: 'Open image' }).first().boundingBox()
  expect((picture?.height ?? 0) > 200, `${picture?.height} pixels are kept for a picture`).toBe(true)
  const before = await card.boundingBox()
  await release()
  await loads(card)
  expect(await card.boundingBox()).toEqual(before)

  const opener = person.post(words).getByRole('button', { name: `Open image: ${harbour.alt}` })
  await opener.click()
  await expect(person.dialog('Image 1 of 2')).toBeVisible()
  await person.seesA('img', harbour.alt)
  await expect(person.page.locator('figcaption')).toHaveText(harbour.alt)
  expect(await person.barriers()).toEqual([])

  await person.presses('ArrowRight')
  await expect(person.dialog('Image 2 of 2')).toBeVisible()
  await person.hears(`Image 2 of 2: ${bird.alt}`)
  await person.presses('ArrowRight')
  await person.clicks('button', 'Previous image')
  await expect(person.dialog('Image 1 of 2')).toBeVisible()
  await person.presses('Escape')
  await person.leavesDialog('Image 1 of 2')
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(person.dialog('Image 1 of 2')).toBeVisible()
  await person.goesBack()
  await person.leavesDialog('Image 1 of 2')
  await person.isOn('/home')
})

/** Posts a video, which has its first frame as poster, and keeps its space. */
async function addsVideo(person: Person): Promise<void> {
  const words = unique('Starlings')
  const { text, chooses, remove, send, addImages, addVideo } = composer(person)
  await text.fill(words)
  await chooses('a video', files.video)
  await expect(remove('video')).toBeVisible()
  expect([await addImages.isDisabled(), await addVideo.isDisabled()]).toEqual([true, true])
  await send.click()
  const video = person.post(words).getByLabel('Video')
  const shown = await video.evaluate((element: HTMLVideoElement) => ({
    ...{ controls: element.controls, paused: element.paused, autoplay: element.autoplay, preload: element.preload },
    ...{ poster: new URL(element.poster).pathname, ratio: element.clientWidth / element.clientHeight },
  }))
  expect([shown.controls, shown.paused, shown.autoplay, shown.preload]).toEqual([true, true, false, 'none'])
  expect(Math.abs(shown.ratio - 960 / 540) < 0.02, `its shape is ${shown.ratio}`).toBe(true)
  expect(shown.poster).toMatch(/^\/media\/[\w-]{22}\/960\.webp$/)
  expect((await person.page.request.get(shown.poster)).headers()['content-type']).toBe('image/webp')
}
