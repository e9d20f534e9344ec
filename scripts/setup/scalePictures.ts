import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { inWidths, photo } from '../../server/media/decodeImage.ts'
import { mediaWidths } from '../../server/media/media.rules.ts'

/** Scales the images of the folder that the first argument names, as uploads are, into the second: `<name>/<width>.webp`. */
const [from, to] = process.argv.slice(2)
if (!from || !to) throw new Error('Name the folder of the images and the folder for the smaller ones.')

const images = readdirSync(from).filter((name) => name.endsWith('.webp'))
await Promise.all(images.map((image) => scale(join(from, image), join(to, basename(image, '.webp')))))

async function scale(image: string, folder: string): Promise<void> {
  const bytes = readFileSync(image)
  const { width } = await sharp(bytes).metadata()
  mkdirSync(folder, { recursive: true })
  for (const { name, data } of await inWidths(bytes, width, mediaWidths, photo)) {
    // A drawing can take more bytes in fewer pixels: then the server sends the image itself.
    if (data.length < bytes.length) writeFileSync(join(folder, `${name}.webp`), data)
  }
}
