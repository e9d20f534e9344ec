import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { asks } from './api.ts'
import type { Newcomer } from './newcomer.ts'
import type { Person } from './person.ts'

const pictures = 'server/seed/media'

export const files = {
  wide: `${pictures}/hills-at-dusk.webp`,
  tall: `${pictures}/linnet-on-a-wire.webp`,
  small: `${pictures}/avatar-maren.webp`,
  video: `${pictures}/murmuration.mp4`,
}

export function fileOf(bytes: number, mimeType: string) {
  return { name: `file.${mimeType.split('/')[1]}`, mimeType, buffer: Buffer.alloc(bytes, 'linnet') }
}

/** A PNG file of 3 bytes per pixel, because noise does not compress. */
export async function photo(width = 1_200, height = 800) {
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

export function composer(person: Person, dialog?: string) {
  const place = dialog ? person.dialog(dialog) : person.page.getByRole('main')
  const form = place.locator('form').filter({ has: person.page.locator('textarea') })
  return {
    text: form.getByRole('textbox', { name: / text$/ }),
    send: form.locator('button[type="submit"]'),
    addImages: form.getByRole('button', { name: 'Add images' }),
    addVideo: form.getByRole('button', { name: 'Add a video' }),
    chooses: (kind: 'images' | 'a video', chosen: Parameters<Locator['setInputFiles']>[0]) =>
      form.locator(`input[type="file"][aria-label="Add ${kind}"]`).setInputFiles(chosen),
    description: (number: number) => form.getByLabel(`Description of image ${number}`),
    remove: (what: string) => form.getByRole('button', { name: `Remove ${what}` }),
    form,
  }
}

export async function hands(
  target: Locator,
  how: 'drop' | 'paste',
  { mimeType, buffer, name }: ReturnType<typeof fileOf>,
): Promise<void> {
  const sent = { how, mimeType, name, bytes: [...buffer] }
  await target.evaluate((element, { how: type, mimeType: kind, name: called, bytes }) => {
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(bytes)], called, { type: kind }))
    const options = { bubbles: true, cancelable: true }
    const event =
      type === 'paste'
        ? new ClipboardEvent('paste', { ...options, clipboardData: data })
        : new DragEvent('drop', { ...options, dataTransfer: data })
    element.dispatchEvent(event)
  }, sent)
}

const textsOf =
  'query ($username: String!) { user(username: $username) { posts(first: 20) { edges { node { content } } } } }'

export async function posted({ username }: Newcomer): Promise<string[]> {
  type Answer = { user: { posts: { edges: { node: { content: string } }[] } } }
  const { user } = await asks<Answer>(textsOf, { username })
  return user.posts.edges.map(({ node }) => node.content)
}
