/** The purposes of an upload. A client names one as `upload_preset`. */
export const uploadPresets = ['post', 'profile'] as const
export type UploadPreset = (typeof uploadPresets)[number]
export type MediaKind = 'image' | 'video'

const megabyte = 1024 * 1024

/** A file must have fewer bytes than this. Null if the preset does not take this kind. */
const byteLimits: Record<UploadPreset, Record<MediaKind, number | null>> = {
  post: { image: megabyte, video: 7 * megabyte },
  profile: { image: 2 * megabyte, video: null },
}

export const largestOf = (kind: MediaKind) => Math.max(...uploadPresets.map((preset) => byteLimits[preset][kind] ?? 0))
export const largestUpload = Math.max(largestOf('image'), largestOf('video'))

/** The accepted types. The server reads the type from the bytes only. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const
export const videoTypes = ['video/mp4', 'video/webm'] as const

export const typeProblems = {
  image: 'Only JPEG, PNG, WebP, GIF and AVIF images can be uploaded.',
  video: 'Only MP4 and WebM videos can be uploaded.',
  any: 'Only JPEG, PNG, WebP, GIF and AVIF images and MP4 and WebM videos can be uploaded.',
} as const

export const tooManyPixels = 'This image has too many pixels.'

/** The message for a file that is too large; null if it is not. */
export function uploadSizeProblem(preset: UploadPreset, kind: MediaKind, bytes: number): string | null {
  const limit = byteLimits[preset][kind]
  if (limit === null || bytes < limit) return null
  const subject = kind === 'image' ? 'Image' : 'Video'
  return `${subject} size should be less than ${limit / megabyte}MB`
}

export function takesKind(preset: UploadPreset, kind: MediaKind): boolean {
  return byteLimits[preset][kind] !== null
}

/** Widths in pixels. In the widths for avatars, animations stand still. */
export const avatarWidths = [96, 240] as const
const cardWidths = [480, 720, 960] as const
export const mediaWidths: readonly number[] = [...avatarWidths, ...cardWidths]

/** `/media/<id>.<extension>`, or `/media/<id>/<width>.<extension>` for a width. Captures id, width, extension. */
export const uploadPath = /^\/media\/([A-Za-z0-9_-]{22})(?:\/(\d{1,4}))?\.(webp|mp4|webm)$/

/** The id in the address of an upload, `/media/<id>.<extension>`; null for other addresses. */
export function uploadedMediaId(address: string): string | null {
  const [, id = null, width] = uploadPath.exec(address) ?? []
  return width === undefined ? id : null
}

/** The id of an upload, alone or at the end of a text as its address in any width; null if there is none. */
export const uploadIdIn = (text: string): string | null =>
  /^(?:.*\/media\/)?([A-Za-z0-9_-]{22})(?:\/\d{1,4})?(?:\.(?:webp|mp4|webm))?(?:\?.*)?$/.exec(text.trim())?.[1] ?? null

const shippedImage = /^\/media\/(?:builtin|seed)\/[\w-]+\.webp$/

/** Another host may serve media for this one. */
const host = /^https?:\/\/[^/]+(?=\/media\/)/

/** The address of an image of this server in one of `mediaWidths`; null for anything else. */
export function mediaAtWidth(address: string, width: number): string | null {
  const path = address.replace(host, '')
  const isHere = shippedImage.test(path) || (path.endsWith('.webp') && uploadedMediaId(path) !== null)
  return isHere ? address.replace(/\.webp$/, `/${width}.webp`) : null
}

/** A `srcset` of an image of this server, for its own width and smaller ones; undefined for other images. */
export function mediaSrcSet(address: string, ownWidth: number): string | undefined {
  const smaller = listed(
    address,
    cardWidths.filter((width) => width < ownWidth),
  )
  return smaller && [...smaller, `${address} ${ownWidth}w`].join(', ')
}

/** An avatar's `srcset`. It leaves out the image's own width, because avatars are never shown larger. */
export function avatarSrcSet(address: string): string | undefined {
  return listed(address, avatarWidths)?.join(', ')
}

function listed(address: string, widths: readonly number[]): string[] | undefined {
  if (mediaAtWidth(address, 0) === null) return undefined
  return widths.map((width) => `${mediaAtWidth(address, width)} ${width}w`)
}
