import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { asks, unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

const createPost = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }'
const hills = { url: '/media/seed/hills-at-dusk.webp', width: 1200, height: 675, alt: 'Hills under a low sun' }

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return box
}

/** A post of a newcomer with one image. */
async function picturePost(image: object) {
  const ada = await newcomer('Ada Finch')
  const words = unique('One picture')
  await asks(createPost, { input: { id: crypto.randomUUID(), content: words, images: [image] } }, ada.token)
  return { ada, words }
}

test('the lightbox shows an image within margins, its description below it, nothing of the page behind', async ({
  visitor,
}) => {
  const { ada, words } = await picturePost(hills)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  await person.post(words).getByRole('img', { name: hills.alt }).click()
  const dialog = person.dialog('Image 1 of 1')
  const image = dialog.getByRole('img', { name: hills.alt })
  await expect(image).toBeVisible()
  await person.comesToRest()
  const [picture, caption] = [await boxOf(image), await boxOf(dialog.locator('figcaption'))]
  const { width } = person.page.viewportSize() ?? { width: 0 }
  expect(picture.x).toBeGreaterThan(0)
  expect(picture.y).toBeGreaterThan(0)
  expect(picture.x + picture.width).toBeLessThan(width)
  expect(caption.y).toBeGreaterThanOrEqual(picture.y + picture.height)
  const overlay = person.page.locator('[data-state="open"]').first()
  const color = await overlay.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(color).toMatch(/^rgb\(/)
})

test('the buttons of a post are spread evenly to the edge of the column', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Four buttons')
  await ada.writes(words)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  const names = ['Reply', 'Like', 'Bookmark', 'Share']
  const boxes: Awaited<ReturnType<typeof boxOf>>[] = []
  for (const name of names) boxes.push(await boxOf(person.action(name, words)))
  const steps = boxes.slice(1).map((box, index) => box.x - (boxes[index]?.x ?? 0))
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(12)
  const text = await boxOf(person.post(words).getByText(words))
  const last = boxes.at(-1)
  expect(Math.abs((last?.x ?? 0) + (last?.width ?? 0) - (text.x + text.width))).toBeLessThan(16)
})

test('a small image keeps its size', async ({ visitor }) => {
  const { ada, words } = await picturePost({ ...hills, width: 160, height: 90 })
  const person = await visitor({ as: ada })
  await person.opens('/home')
  const picture = person.post(words).getByRole('img', { name: hills.alt })
  await expect(picture).toBeVisible()
  expect((await boxOf(picture)).width).toBeLessThanOrEqual(160)
})
