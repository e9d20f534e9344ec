import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { inWidths, photo } from '../../server/media/decodeImage.ts'
import { mediaWidths } from '../../server/media/media.rules.ts'

/** Writes smaller widths of the app's images to `{seed,builtin}/<name>/<width>.webp` in the folder of the argument. */
const [target = 'dist/scaled-media'] = process.argv.slice(2)
await scaleAll('server/seed/media', join(target, 'seed'))
await scaleAll('server/media/builtin', join(target, 'builtin'))

async function scaleAll(from: string, to: string): Promise<void> {
  const images = readdirSync(from).filter((name) => name.endsWith('.webp'))
  await Promise.all(images.map((image) => scale(join(from, image), join(to, basename(image, '.webp')))))
}

async function scale(image: string, folder: string): Promise<void> {
  const bytes = readFileSync(image)
  const { width } = await sharp(bytes).metadata()
  mkdirSync(folder, { recursive: true })
  for (const { name, data } of await inWidths(bytes, width, mediaWidths, photo)) {
    // If fewer pixels take more bytes, as in a drawing, the server sends the image itself.
    if (data.length < bytes.length) writeFileSync(join(folder, `${name}.webp`), data)
  }
}
