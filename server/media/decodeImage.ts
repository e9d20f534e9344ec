import sharp, { type Metadata, type ResizeOptions, type WebpOptions } from 'sharp'
import type { ImageType } from './fileType.ts'
import { avatarWidths, mediaWidths } from './media.rules.ts'
import type { DecodedImage, MediaResult } from './preparedMedia.ts'

// With one thread for an image and no cache, memory stays bounded.
sharp.cache(false)
sharp.concurrency(1)

const longestSide = 2_048

/** In bytes, for decoding an image. */
const mostMemory = 100_000_000

/** Of all frames together. */
const mostPixels = 25_000_000

const deadlineSeconds = 20

export const photo: WebpOptions = { quality: 82, effort: 2 }
/** Keeps the edges between the plain colours of drawings and screenshots sharp. */
const graphic: WebpOptions = { quality: 90, smartSubsample: true, effort: 2 }
const moving: WebpOptions = { quality: 75, effort: 1 }

const bytesOfMovingPixel = 8

type StoredFile = DecodedImage['files'][number]

/** Decodes an image, and encodes its pixels as WebP files to store. Throws if sharp finds it damaged. */
export async function decodeImage(bytes: Buffer, type: ImageType): Promise<MediaResult> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  const pixels = metadata.width * (metadata.pageHeight ?? metadata.height)
  if (pixels * bytesOfPixel(type, metadata) > mostMemory) return { refusal: 'pixels', reason: `It has ${pixels}.` }
  const pages = metadata.pages ?? 1
  const isAnimated = pages > 1 && pixels * pages * bytesOfMovingPixel <= mostMemory && type !== 'image/avif'
  if (isAnimated) return encodeAnimation(bytes)
  return encodeStill(bytes, type === 'image/png' || type === 'image/gif' ? graphic : photo)
}

/** Bytes of memory for a pixel. Most formats are decoded row by row, these as a whole. */
function bytesOfPixel(type: ImageType, { isProgressive, depth }: Metadata): number {
  if (type === 'image/avif') return 16
  if (type === 'image/gif') return 6
  if (isProgressive) return depth === 'ushort' ? 12 : 8
  return 4
}

/** Each width is made from the next larger one, so that the original is decoded once. */
async function encodeStill(bytes: Buffer, encoding: WebpOptions): Promise<DecodedImage> {
  const { data, info } = await upright(bytes).webp(encoding).toBuffer({ resolveWithObject: true })
  const smaller = await inWidths(data, info.width, mediaWidths, encoding)
  return decoded(info.width, info.height, [{ name: 'full', data }, ...smaller])
}

/** Avatars show only the first frame, because a list full of moving pictures is hard to read. */
async function encodeAnimation(bytes: Buffer): Promise<DecodedImage> {
  const animation = decode(bytes, true).resize(within(longestSide)).webp(moving)
  const { data, info } = await animation.toBuffer({ resolveWithObject: true })
  const still = await upright(bytes).webp(graphic).toBuffer()
  const smaller = await inWidths(still, info.width, avatarWidths, graphic)
  return decoded(info.width, info.pageHeight ?? info.height, [{ name: 'full', data }, ...smaller])
}

const upright = (bytes: Buffer) => decode(bytes, false).autoOrient().resize(within(longestSide)).toColourspace('srgb')

function decode(bytes: Buffer, animated: boolean) {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated }).timeout({ seconds: deadlineSeconds })
}

const within = (side: number): ResizeOptions => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

/** Encodes an image in each width that is smaller than its own, the smallest last. */
export async function inWidths(bytes: Buffer, ownWidth: number, widths: readonly number[], encoding: WebpOptions) {
  const files: StoredFile[] = []
  let source = bytes
  for (const width of widths.filter((candidate) => candidate < ownWidth).toSorted((a, b) => b - a)) {
    source = await sharp(source).resize({ width }).webp(encoding).toBuffer()
    files.push({ name: `${width}`, data: source })
  }
  return files
}

/** The placeholder is a tiny image, which browsers blur as they enlarge it. */
async function decoded(width: number, height: number, files: [StoredFile, ...StoredFile[]]): Promise<DecodedImage> {
  const smallest = files.at(-1) ?? files[0]
  const tiny = await sharp(smallest.data).resize(within(16)).webp({ quality: 40, alphaQuality: 40 }).toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  return { kind: 'image', width, height, placeholder, files }
}
