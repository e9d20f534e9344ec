import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { unique } from './api.ts'
import { composer, files, hands, photo } from './composing.ts'
import { modes, showsIn } from './modes.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

const megabyte = 1024 * 1024

async function animation(type: 'gif' | 'webp') {
  const [width, height] = [60, 40]
  const pixels = [40, 200].map((grey) => Buffer.alloc(width * height * 3, grey))
  const frames = sharp(Buffer.concat(pixels), { raw: { width, height: 2 * height, channels: 3, pageHeight: height } })
  const file = await frames.toFormat(type).toBuffer()
  return { name: `dance.${type}`, mimeType: `image/${type}`, buffer: Buffer.concat([file, Buffer.alloc(megabyte)]) }
}

const tooLarge = 'Image size should be less than 1MB'
const scaledToFit = `${tooLarge}. Scaled to fit.`

test('a photo larger than 1 MB is scaled to fit at once, which the form says and can undo; pasted and dropped pictures are attached', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const person = await visitor({ as: ada })
  await person.opens('/home')
  const { chooses, description, form, remove, send, text } = composer(person)
  const large = await photo(700, 520)
  expect(large.buffer.length).toBeGreaterThan(megabyte)
  const upload = person.page.waitForRequest(/\/media\/upload$/)
  await chooses('images', large)
  // The size is in the header or, if requests are intercepted, in `sizes`.
  const request = await upload
  const sent = Number((await request.allHeaders())['content-length'] ?? (await request.sizes()).requestBodySize)
  expect(sent).toBeGreaterThan(1_000)
  expect(sent).toBeLessThan(megabyte + 1_000)
  await expect(description(1)).toBeVisible()
  await person.hears(scaledToFit)
  const words = unique('Scaled')
  await text.fill(words)
  await send.click()
  await expect(person.post(words).getByRole('button', { name: /^Open image/ })).toBeVisible()
  await person.doesNotSee(scaledToFit, { but: form })

  // Undo affects only the scaled one of two photos.
  await chooses('images', large)
  await chooses('images', files.small)
  await expect(description(2)).toBeVisible()
  await form.getByRole('button', { name: 'Undo' }).click()
  await expect(form.getByRole('listitem')).toHaveCount(1)
  await person.doesNotSee(scaledToFit, { but: form })
  await remove('image 1').click()

  const picture = { name: 'a.webp', mimeType: 'image/webp', buffer: readFileSync(files.small) }
  await hands(text, 'paste', picture)
  await expect(description(1)).toBeVisible()
  await hands(text, 'drop', picture)
  await expect(description(2)).toBeVisible()
  await hands(text, 'drop', { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
  await person.hears('Only JPEG, PNG, WebP, GIF and AVIF images and MP4 and WebM videos can be uploaded.')
  await person.doesNotSee(description(3), { but: description(2) })
})

test('a large animation is offered as a still picture, a photo of too many pixels is scaled to fit, one in HEIC is attached, and a broken one is refused', async ({
  visitor,
}) => {
  const person = await visitor({ as: await newcomer('Ada Finch'), tolerates: [/status of 413/] })
  await person.opens('/home')
  const { chooses, description, form, remove } = composer(person)
  const still = form.getByRole('button', { name: 'Use a still picture' })
  for (const type of ['gif', 'webp'] as const) {
    await chooses('images', await animation(type))
    await person.hears(tooLarge)
    await person.hears('Scaling turns an animation into a still picture.')
    if (type === 'webp') break
    await still.click()
    await expect(description(1)).toBeVisible()
  }
  await chooses('images', files.small)
  await expect(description(2)).toBeVisible()
  await still.click()
  await person.hears('Max 2 images allowed!')
  await expect(form.getByText('Max 2 images allowed!')).toBeVisible()
  await remove('image 2').click()
  await still.click()
  await expect(description(2)).toBeVisible()
  await expect(still).toHaveCount(0)
  await remove('image 2').click()
  await remove('image 1').click()

  await chooses('images', { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.alloc(megabyte, 'linnet') })
  const message = `${tooLarge}. This image could not be scaled down. Choose another one.`
  await person.hears(message)
  await expect(form.getByText(message)).toBeVisible()
  await expect(form.getByRole('listitem')).toHaveCount(0)

  const plain = sharp({ create: { width: 5_000, height: 3_400, channels: 3, background: '#2b53cf' } })
  const buffer = await plain.jpeg({ progressive: true }).toBuffer()
  expect(buffer.length).toBeLessThan(megabyte)
  await chooses('images', { name: 'sky.jpg', mimeType: 'image/jpeg', buffer })
  await person.hears('This image has too many pixels. Scaled to fit.')
  await expect(description(1)).toBeVisible()

  // This browser cannot show HEIC.
  const upload = person.page.waitForResponse(/\/media\/upload$/)
  await chooses('images', 'client/e2e/photo.heic')
  await expect(description(2)).toBeVisible()
  const { width, height, secure_url: address } = (await (await upload).json()) as Record<string, string>
  expect([width, height]).toEqual([320, 240])
  // Its left half is red, its right half blue.
  const stored = await person.page.request.get(new URL(address ?? '', person.page.url()).pathname)
  const left = sharp(await stored.body()).extract({ left: 0, top: 0, width: 100, height: 240 })
  const { dominant } = await sharp(await left.png().toBuffer()).stats()
  expect(dominant.r > 180 && dominant.b < 60).toBe(true)
})

test('on a small screen the composer marks text beyond the limit, counts any number of characters, fills the window and is accessible, light and dark', async ({
  visitor,
}) => {
  const ada = await newcomer()
  const words = unique('Small')
  await ada.writes(words)
  const person = await visitor({ as: ada, width: 375 })
  await person.opens('/home')
  const { form, text } = composer(person)
  const mark = form.locator('mark')
  await text.fill('a'.repeat(380))
  await expect(form.getByText('0', { exact: true })).toBeVisible()
  await expect(mark).toHaveCount(0)
  await text.fill(`${'👍🏽'.repeat(380)}bc`)
  await expect(mark).toHaveText('bc')
  await expect(form.getByText('−2', { exact: true })).toBeVisible()

  await text.fill('lorem ipsum '.repeat(1_100))
  const count = form.getByText('−12,820', { exact: true })
  const box = await count.boundingBox()
  const send = await form.getByRole('button', { name: 'Tweet', exact: true }).boundingBox()
  const isApart =
    (box?.x ?? 0) + (box?.width ?? 0) <= (send?.x ?? 0) || (box?.y ?? 0) + (box?.height ?? 0) <= (send?.y ?? 0)
  expect(isApart).toBe(true)
  expect(await person.overhang()).toBe(0)
  // The text and the marks behind it must wrap in the same places.
  const difference = () =>
    form.evaluate((element) => {
      const tall = (selector: string) => element.querySelector(selector)?.scrollHeight ?? NaN
      return tall('textarea') - tall('[aria-hidden]:has(mark)')
    })
  await expect.poll(difference).toBe(0)
  await text.fill('')

  await person.acts('Reply', words)
  const reply = composer(person, 'Reply')
  await reply.text.fill('a'.repeat(390))
  await reply.chooses('images', [files.small, files.wide])
  await expect(reply.description(2)).toBeVisible()
  await person.comesToRest()
  const dialog = await person.dialog('Reply').boundingBox()
  expect([dialog?.x, dialog?.y, dialog?.width, (dialog?.height ?? 0) >= 812]).toEqual([0, 0, 375, true])
  expect(await person.overhang()).toBe(0)
  for (const mode of modes) {
    await showsIn(mode, person)
    await person.keepsPicture(`small-${mode}`)
    expect(await person.barriers({ ofColours: mode !== 'light' })).toEqual([])
  }
})
