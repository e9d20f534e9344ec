/**
 * A process of its own in which images are decoded (`imageProcess.ts` starts it). What comes from outside meets native
 * code here: should it hang, crash or take too much memory, this process ends and the server does not. Plain JavaScript,
 * as it runs from the sources beside the bundled server.
 */
import pLimit from 'p-limit'
import sharp from 'sharp'

/** @typedef {{ id: number, bytes: Uint8Array, type: string, mediaWidths: number[], avatarWidths: number[] }} Job */
/** @typedef {{ name: string, data: Buffer }} StoredFile */

// One thread an image, and nothing kept between images: what counts here is a bounded memory.
sharp.cache(false)
sharp.concurrency(1)

/** Wider or higher than this no image is stored; larger ones are scaled down. */
const longestSide = 2_048

/** What decoding an image may take in bytes, and of those that take more than a few one is decoded at a time. */
const mostMemory = 100_000_000
const muchMemory = 25_000_000

/** How many pixels any image may have, all frames together. */
const mostPixels = 25_000_000

const deadlineSeconds = 20

const photo = { quality: 82, effort: 2 }
/** Drawings and screenshots: edges of one colour stay sharp. */
const graphic = { quality: 90, smartSubsample: true, effort: 2 }
const moving = { quality: 75, effort: 1 }

const heavyPool = pLimit(1)

/** @param {Job} job @returns {Promise<object>} What is stored, or why there is nothing to store. */
async function prepare({ bytes, type, mediaWidths, avatarWidths }) {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  const pixels = metadata.width * (metadata.pageHeight ?? metadata.height)
  const memory = pixels * bytesOfPixel(type, metadata)
  if (memory > mostMemory) return { refusal: 'pixels' }
  const memoryOfAnimation = pixels * (metadata.pages ?? 1) * bytesOfMovingPixel
  const isAnimated = metadata.pages > 1 && memoryOfAnimation <= mostMemory && type !== 'image/avif'
  const isGraphic = type === 'image/png' || type === 'image/gif'
  const work = () =>
    isAnimated ? encodeAnimation(bytes, avatarWidths) : encodeStill(bytes, mediaWidths, isGraphic ? graphic : photo)
  return (isAnimated ? memoryOfAnimation : memory) > muchMemory ? heavyPool(work) : work()
}

const bytesOfMovingPixel = 8

/** About what a pixel takes while it is decoded: most images come row by row, these are held whole. */
function bytesOfPixel(type, { isProgressive, depth }) {
  if (type === 'image/avif') return 16
  if (type === 'image/gif') return 6
  if (isProgressive) return depth === 'ushort' ? 12 : 8
  return 4
}

/** The original is decoded once; each width is made of the next larger one. */
async function encodeStill(bytes, widths, encoding) {
  const { data, info } = await upright(bytes).webp(encoding).toBuffer({ resolveWithObject: true })
  return prepared(info.width, info.height, [
    { name: 'full', data },
    ...(await inWidths(data, info.width, widths, encoding)),
  ])
}

/** Avatars stand still: a list in which each of them moves cannot be read. */
async function encodeAnimation(bytes, widths) {
  const animation = decode(bytes, true).resize(within(longestSide)).webp(moving)
  const { data, info } = await animation.toBuffer({ resolveWithObject: true })
  const still = await upright(bytes).webp(graphic).toBuffer()
  const smaller = await inWidths(still, info.width, widths, graphic)
  return prepared(info.width, info.pageHeight ?? info.height, [{ name: 'full', data }, ...smaller])
}

const upright = (bytes) => decode(bytes, false).autoOrient().resize(within(longestSide)).toColourspace('srgb')

function decode(bytes, animated) {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated }).timeout({ seconds: deadlineSeconds })
}

const within = (side) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

/** An image in those of the widths that are smaller than its own, smallest last. @returns {Promise<StoredFile[]>} */
async function inWidths(bytes, ownWidth, widths, encoding) {
  const files = []
  let source = bytes
  for (const width of widths.filter((candidate) => candidate < ownWidth).toSorted((a, b) => b - a)) {
    source = await sharp(source).resize({ width }).webp(encoding).toBuffer()
    files.push({ name: `${width}`, data: source })
  }
  return files
}

/** Adds a few hundred bytes that a browser blurs by enlarging them. */
async function prepared(width, height, files) {
  const tiny = await sharp(files.at(-1).data).resize(within(16)).webp({ quality: 40, alphaQuality: 40 }).toBuffer()
  return { image: { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}`, files } }
}

process.on('message', (/** @type {Job} */ job) => {
  prepare(job).then(
    (result) => process.send({ id: job.id, ...result }),
    (error) => process.send({ id: job.id, refusal: 'damaged', reason: String(error) }),
  )
})

// The server is gone.
process.on('disconnect', () => process.exit())
