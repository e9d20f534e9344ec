import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { unique } from './api.ts'
import { type Newcomer, newcomer, type Picture } from './newcomer.ts'
import { bell } from './notified.ts'
import { test } from './test.ts'

const hills = { url: '/media/seed/hills-at-dusk.webp', width: 1200, height: 675, alt: 'Hills under a low sun' }

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return box
}

async function picturePost(image: Picture, author?: Newcomer) {
  const ada = author ?? (await newcomer('Ada Finch'))
  const words = unique('One picture')
  await ada.writes(words, { images: [image] })
  return { ada, words }
}

test('a card keeps its buttons in place and a small image small, and the lightbox hides the page behind it', async ({
  visitor,
}) => {
  const { ada, words } = await picturePost(hills)
  const small = await picturePost({ ...hills, width: 160, height: 90 }, ada)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  const picture = person.post(small.words).getByRole('img', { name: hills.alt })
  await expect(picture).toBeVisible()
  expect((await boxOf(picture)).width).toBeLessThanOrEqual(160)

  const names = ['Reply', 'Repost', 'Like', 'Bookmark', 'Share']
  const boxes: Awaited<ReturnType<typeof boxOf>>[] = []
  for (const name of names) boxes.push(await boxOf(person.action(name, words)))
  const gaps = boxes.slice(1).map(({ x }, index) => x - (boxes[index]?.x ?? 0) - (boxes[index]?.width ?? 0))
  expect(gaps.map((gap) => gap > 100)).toEqual([false, false, true, false])
  const text = await boxOf(person.post(words).getByText(words))
  const last = boxes.at(-1)
  expect(Math.abs((last?.x ?? 0) + (last?.width ?? 0) - (text.x + text.width))).toBeLessThan(16)

  await person.post(words).getByRole('img', { name: hills.alt }).click()
  const dialog = person.dialog('Image 1 of 1')
  const image = dialog.getByRole('img', { name: hills.alt })
  await expect(image).toBeVisible()
  await person.comesToRest()
  const [shown, caption] = [await boxOf(image), await boxOf(dialog.locator('figcaption'))]
  const { width } = person.page.viewportSize() ?? { width: 0 }
  expect(shown.x).toBeGreaterThan(0)
  expect(shown.y).toBeGreaterThan(0)
  expect(shown.x + shown.width).toBeLessThan(width)
  expect(caption.y).toBeGreaterThanOrEqual(shown.y + shown.height)
  const overlay = person.page.locator('[data-state="open"]').first()
  const color = await overlay.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(color).toMatch(/^rgb\(/)
})

test('in the narrowest window, a reply to a reply keeps its buttons inside, and the count of the bell is one line', async ({
  visitor,
}) => {
  const [ada, ben] = [await newcomer('Ada Finch'), await newcomer('Ben Reed')]
  const [id, words] = [await ada.writes(unique('Who has seen one')), unique('Where was it')]
  let last = ''
  for (let answers = 0; answers < 10; answers++) last = await ben.answers(id, unique('I have'))
  await ada.answers(last, words)
  const person = await visitor({ as: ada, width: 320 })
  await person.opens(`/post/${id}`)
  const share = await boxOf(person.action('Share', words))
  expect(share.x + share.width).toBeLessThanOrEqual(320)
  const count = bell(person).getByText('10 new')
  await expect(count).toBeVisible()
  expect((await boxOf(count)).height).toBeLessThan(30)
})

test('where the browser forces its colours, only the current tab of each list is underlined', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.page.emulateMedia({ forcedColors: 'active' })
  for (const [path, widths] of [
    ['/home?filter=trending', ['0px', '3px']],
    ['/notifications', ['3px', '0px']],
    ['/profile/maren_holt?tab=replies', ['0px', '0px', '3px']],
  ] as const) {
    await person.opens(path)
    const tabs = person.page.getByRole('main').getByRole('navigation').getByRole('link').locator('span')
    const lines = () => tabs.evaluateAll((all) => all.map((tab) => getComputedStyle(tab).borderBottomWidth))
    await expect.poll(lines, path).toEqual(widths)
  }
  expect(await person.barriers()).toEqual([])
})

test('a figure stands in for an avatar that does not load', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt', tolerates: [/Failed to load resource/] })
  await person.page.route(/\/avatar-/, (route) => route.abort())
  await person.opens('/profile/foxglovebooks')
  const header = person.page.getByRole('region', { name: /^About / })
  await expect(header.locator('svg.lucide-user-round')).toBeVisible()
  await expect(header.locator('img[src*="/avatar-"]')).toHaveCount(0)
})

test('on a phone nothing covers the website of a profile, targets have 44 pixels, and in a low window the button for a new post covers no other', async ({
  visitor,
}) => {
  const bea = await newcomer('Bea Lark')
  const post = await bea.writes(unique('Low'))
  const person = await visitor({ as: 'maren_holt', width: 375 })
  await person.opens('/profile/maren_holt')
  const website = person.page.getByRole('link', { name: 'marenholt.example.org' })
  await expect.poll(() => isCovered(website)).toBe(false)
  const targets = [
    ...(await person.page.getByRole('link', { name: /Follow(ing|ers?)$/ }).all()),
    ...(await person.page.getByRole('navigation').filter({ visible: true }).locator('a, button').all()),
  ]
  expect(targets.length).toBeGreaterThan(8)
  for (const target of targets) {
    const { width, height } = await boxOf(target)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }

  for (const [path, name] of [
    ['/profile/maren_holt', 'Edit Profile'],
    [`/profile/${bea.username}`, 'Follow @' + bea.username],
    [`/post/${post}`, /^Reply/],
  ] as const) {
    if (!person.page.url().endsWith(path)) await person.opens(path)
    for (const height of [256, 300, 360, 420, 480]) {
      await person.page.setViewportSize({ width: 375, height })
      const button = person.page.getByRole('main').getByRole('button', { name }).first()
      await button.scrollIntoViewIfNeeded()
      await expect.poll(() => isCovered(button), `${path} at ${height}`).toBe(false)
    }
  }
})

function isCovered(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const y = (top + bottom) / 2
    return [(left + right) / 2, right - 4].some((x) => !element.contains(document.elementFromPoint(x, y)))
  })
}
