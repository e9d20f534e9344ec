import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import { RequestError } from '../requestBody.ts'
import { type ImageType, damaged } from './fileType.ts'
import { endsAsItsTypeSays } from './imageEnds.ts'
import { avatarWidths, mediaWidths } from './media.rules.ts'
import type { PreparedMedia } from './preparedMedia.ts'

// One thread an image, and nothing kept between images: what counts here is a bounded memory.
sharp.cache(false)
sharp.concurrency(1)

/** Wider or higher than this no image is stored; larger ones are scaled down. */
const longestSide = 2_048

/** How many pixels an image may have, all frames together. An AVIF takes 18 bytes a pixel to decode, the others up to 8. */
const mostPixels = 25_000_000
const mostPixelsOfAvif = 9_000_000

/** Of images with more pixels than this one is decoded at a time. */
const manyPixels = 4_000_000

/** How long the work on one image may take before it is given up. */
const deadlineSeconds = 20

const pool = pLimit(Math.min(2, availableParallelism()))
const heavyPool = pLimit(1)

const photo = { quality: 82, effort: 2 } as const
/** Drawings and screenshots: edges of one colour stay sharp. */
const graphic = { quality: 90, smartSubsample: true, effort: 2 } as const
const moving = { quality: 75, effort: 1 } as const
type Encoding = typeof photo | typeof graphic | typeof moving

/**
 * Decodes an image and makes of its pixels what is stored: WebP files without metadata, upright, in its own width and
 * the smaller ones of `mediaWidths`. An animation keeps moving in its own width and in those of cards. Throws
 * RequestError: 400 for an image that is damaged, 413 for one with too many pixels.
 */
export async function prepareImage(bytes: Buffer, type: ImageType): Promise<PreparedMedia> {
  if (!endsAsItsTypeSays(bytes, type)) throw damaged('image')
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => Promise.reject(damaged('image', error)))
  const pixels = pixelsOf(metadata)
  if (pixels.ofOneFrame > (type === 'image/avif' ? mostPixelsOfAvif : mostPixels)) {
    throw new RequestError(413, 'This image has too many pixels.')
  }
  const isAnimated = pixels.ofAllFrames > pixels.ofOneFrame && pixels.ofAllFrames <= mostPixels && type !== 'image/avif'
  const work = () =>
    isAnimated
      ? encodeAnimation(bytes)
      : encodeStill(bytes, type === 'image/png' || type === 'image/gif' ? graphic : photo)
  const isHeavy = (isAnimated ? pixels.ofAllFrames : pixels.ofOneFrame) > manyPixels
  try {
    return await (isHeavy ? heavyPool(() => pool(work)) : pool(work))
  } catch (error) {
    throw damaged('image', error)
  }
}

function pixelsOf({ width, height, pageHeight, pages }: Metadata) {
  const ofOneFrame = width * (pageHeight ?? height)
  return { ofOneFrame, ofAllFrames: ofOneFrame * (pages ?? 1) }
}

function decode(bytes: Buffer, animated: boolean): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated }).timeout({ seconds: deadlineSeconds })
}

/** The large original is decoded once; everything is made from the pixels of its largest form. */
async function encodeStill(bytes: Buffer, encoding: Encoding): Promise<PreparedMedia> {
  const { pixels, info } = await firstFrame(bytes)
  const full = await pixels().webp(encoding).toBuffer()
  const smaller = await inWidths(
    pixels,
    mediaWidths.filter((width) => width < info.width),
    encoding,
  )
  return prepared(info.width, info.height, [{ name: 'full', data: full }, ...smaller], await placeholderOf(pixels()))
}

async function encodeAnimation(bytes: Buffer): Promise<PreparedMedia> {
  const { data, info } = await decode(bytes, true)
    .resize(within(longestSide))
    .webp(moving)
    .toBuffer({ resolveWithObject: true })
  // Avatars stand still: a list in which each of them moves cannot be read.
  const { pixels } = await firstFrame(bytes)
  const smaller = await inWidths(
    pixels,
    avatarWidths.filter((width) => width < info.width),
    graphic,
  )
  const height = info.pageHeight ?? info.height
  return prepared(info.width, height, [{ name: 'full', data }, ...smaller], await placeholderOf(pixels()))
}

/** The pixels of an image, or of an animation's first frame, upright and at most `longestSide` long. */
async function firstFrame(bytes: Buffer): Promise<{ pixels: () => Sharp; info: OutputInfo }> {
  const { data, info } = await decode(bytes, false)
    .autoOrient()
    .resize(within(longestSide))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { pixels: () => sharp(data, { raw: { width, height, channels } }), info }
}

const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

async function inWidths(pixels: () => Sharp, widths: readonly number[], encoding: Encoding) {
  const files: { name: string; data: Buffer }[] = []
  for (const width of widths)
    files.push({ name: `${width}`, data: await pixels().resize({ width }).webp(encoding).toBuffer() })
  return files
}

/** A few hundred bytes that a browser blurs by enlarging them. */
async function placeholderOf(pixels: Sharp): Promise<string> {
  const tiny = await pixels.resize(within(16)).webp({ quality: 40, alphaQuality: 40 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

function prepared(
  width: number,
  height: number,
  files: { name: string; data: Buffer }[],
  placeholder: string,
): PreparedMedia {
  return { kind: 'image', width, height, placeholder, files: files.map((file) => ({ ...file, type: 'image/webp' })) }
}
