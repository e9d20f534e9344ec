import { tooManyPixels, uploadSizeProblem, type MediaKind, type UploadPreset } from '../../server/media/media.rules.ts'
import { isAnimated } from './isAnimated.ts'
import { isHeic } from './isHeic.ts'
import type { Stored } from './upload.ts'
import { uploadMedia } from './uploadMedia.ts'

type Options = Parameters<typeof uploadMedia>[2] & {
  /** Whether an animation may become a still picture. */
  mayStandStill: boolean
  onScaled: (problem: string) => void
}

/** Scaling would remove a picture's animation, so the user decides. The message says why it must be scaled. */
export class WouldStandStill extends Error {}

/** A stored file, and why it was scaled; null if it was not. */
export type Fitted = { stored: Stored; problem: string | null }

/**
 * Uploads an image or a video. Scales a photo first that is too large for the service. Throws like `upload`, or
 * WouldStandStill, or, if scaling fails, an error whose message starts with the reason for it.
 */
export async function uploadFitting(chosen: File, kind: MediaKind, options: Options): Promise<Fitted> {
  const file = kind === 'image' ? await readable(chosen) : chosen
  options.signal.throwIfAborted()
  const problem = kind === 'image' ? uploadSizeProblem(options.preset, kind, file.size) : null
  if (problem !== null) return uploadScaled(file, problem, options)
  try {
    return { stored: await uploadMedia(file, kind, options), problem }
  } catch (error) {
    // A small file can have many pixels, and only the service counts them.
    if (!(error instanceof Error) || error.message !== tooManyPixels) throw error
    return uploadScaled(file, tooManyPixels, options)
  }
}

/** Makes HEIC, the format of iPhones, WebP or JPEG. Other files stay. Rejects with a message for the user. */
export async function readable(file: File): Promise<File> {
  if (!(await isHeic(file).catch(() => false))) return file
  try {
    return await (await import('./decodeHeic.ts')).decodeHeic(file)
  } catch (cause) {
    throw new Error('This HEIC photo could not be read. Choose another one.', { cause })
  }
}

async function uploadScaled(file: File, problem: string, options: Options): Promise<Fitted> {
  return { stored: await uploadMedia(await scaled(file, problem, options), 'image', options), problem }
}

async function scaled(file: File, problem: string, { preset, signal, mayStandStill, onScaled }: Options) {
  if (!mayStandStill && (await isAnimated(file).catch(() => false))) throw new WouldStandStill(problem)
  const small = await scaleTo(preset, file).catch((cause: unknown) => {
    throw new Error(`${asSentence(problem)} This image could not be scaled down. Choose another one.`, { cause })
  })
  signal.throwIfAborted()
  onScaled(problem)
  return small
}

async function scaleTo(preset: UploadPreset, file: File): Promise<File> {
  const { scaleDown } = await import('./scaleDown.ts')
  return scaleDown(file, ({ size }) => uploadSizeProblem(preset, 'image', size) === null)
}

export const asSentence = (words: string) => words.replace(/[.!?]?$/, (end) => end || '.')
