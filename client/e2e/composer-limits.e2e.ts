import { expect } from '@playwright/test'
import sharp from 'sharp'
import { unique } from './api.ts'
import { composer, files } from './composing.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

const megabyte = 1024 * 1024

/** Noise does not compress, so the file is larger than 1 MB. */
async function photo() {
  const [width, height] = [1_200, 800]
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0, state = 1; index < pixels.length; index++) {
    state = (state * 48_271) % 2_147_483_647
    pixels[index] = state & 255
  }
  const buffer = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  return { name: 'photo.png', mimeType: 'image/png', buffer }
}

/** The zeros after the two small frames only make the file large. */
async function animation(type: 'gif' | 'webp') {
  const [width, height] = [60, 40]
  const pixels = [40, 200].map((grey) => Buffer.alloc(width * height * 3, grey))
  const frames = sharp(Buffer.concat(pixels), { raw: { width, height: 2 * height, channels: 3, pageHeight: height } })
  const file = await frames.toFormat(type).toBuffer()
  return { name: `dance.${type}`, mimeType: `image/${type}`, buffer: Buffer.concat([file, Buffer.alloc(megabyte)]) }
}

test('a photo larger than 1 MB can be scaled down and attached', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const person = await visitor({ as: ada })
  await person.opens('/home')
  const { chooses, description, form, send, text } = composer(person)
  const large = await photo()
  expect(large.buffer.length).toBeGreaterThan(megabyte)
  await chooses('images', large)
  await person.hears('Image size should be less than 1MB')
  await form.getByRole('button', { name: 'Dismiss' }).click()
  await expect(form.getByRole('button', { name: 'Scale it down' })).toHaveCount(0)

  await chooses('images', large)
  const upload = person.page.waitForRequest(/\/media\/upload$/)
  await form.getByRole('button', { name: 'Scale it down' }).click()
  // The browser puts the size into the header or, if requests are intercepted, into `sizes`.
  const request = await upload
  const sent = Number((await request.allHeaders())['content-length'] ?? (await request.sizes()).requestBodySize)
  expect(sent).toBeGreaterThan(1_000)
  expect(sent).toBeLessThan(megabyte + 1_000)
  await expect(description(1)).toBeVisible()
  const words = unique('Scaled')
  await text.fill(words)
  await send.click()
  await expect(person.post(words).getByRole('button', { name: /^Open image/ })).toBeVisible()
})

test('a photo of few bytes and too many pixels can be scaled down too', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer('Ada Finch'), tolerates: [/status of 413/] })
  await person.opens('/home')
  const { chooses, description, form } = composer(person)
  const plain = sharp({ create: { width: 5_000, height: 3_400, channels: 3, background: '#2b53cf' } })
  const buffer = await plain.jpeg({ progressive: true }).toBuffer()
  expect(buffer.length).toBeLessThan(megabyte)
  await chooses('images', { name: 'sky.jpg', mimeType: 'image/jpeg', buffer })
  await person.hears('This image has too many pixels.')
  await form.getByRole('button', { name: 'Scale it down' }).click()
  await expect(description(1)).toBeVisible()
})

test('an animation larger than 1 MB is offered as a still picture, and says so', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer('Ada Finch') })
  await person.opens('/home')
  const { chooses, description, form } = composer(person)
  for (const type of ['gif', 'webp'] as const) {
    await chooses('images', await animation(type))
    await person.hears('Image size should be less than 1MB')
    await person.hears('Scaling turns an animation into a still picture.')
    await form.getByRole('button', { name: 'Use a still picture' }).click()
    await expect(description(type === 'gif' ? 1 : 2)).toBeVisible()
  }
})

test('a second large photo joins the first, and both are scaled down', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer('Ada Finch') })
  await person.opens('/home')
  const { chooses, description, form, remove } = composer(person)
  const large = await photo()
  await chooses('images', large)
  await expect(form.getByRole('button', { name: 'Scale it down' })).toBeVisible()
  await chooses('images', large)
  await form.getByRole('button', { name: 'Scale them down' }).click()
  await expect(description(1)).toBeVisible()
  await expect(description(2)).toBeVisible()
  await expect(form.getByRole('button', { name: /^Scale/ })).toHaveCount(0)

  await remove('image 2').click()
  await chooses('images', large)
  await chooses('images', files.small)
  await expect(description(2)).toBeVisible()
  await form.getByRole('button', { name: 'Scale it down' }).click()
  await person.hears('Max 2 images allowed!')
  await remove('image 2').click()
  await form.getByRole('button', { name: 'Scale it down' }).click()
  await expect(description(2)).toBeVisible()
})

test('an image that cannot be scaled down leads to a message and no upload', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer() })
  await person.opens('/home')
  const { chooses, form } = composer(person)
  await chooses('images', { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.alloc(megabyte, 'linnet') })
  await form.getByRole('button', { name: 'Scale it down' }).click()
  await person.hears('This image could not be scaled down. Choose another one.')
  await expect(form.getByRole('listitem')).toHaveCount(0)
})

test('text beyond the limit is marked, and the counter shows any number of digits', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer(), width: 375 })
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
  // The text and its marks must wrap in the same places.
  const heights = await form.evaluate((element) => {
    const tall = (selector: string) => element.querySelector(selector)?.scrollHeight
    return [tall('textarea'), tall('[aria-hidden]:has(mark)')]
  })
  expect(heights[0]).toBe(heights[1])
})
