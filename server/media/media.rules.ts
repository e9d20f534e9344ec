/** What an upload is for: each preset has its own limits. Their names are what a client sends as `upload_preset`. */
export const uploadPresets = ['post', 'profile'] as const
export type UploadPreset = (typeof uploadPresets)[number]
export type MediaKind = 'image' | 'video'

const megabyte = 1024 * 1024

/** From how many bytes on a file is too large; null where files of the kind are not taken at all. */
const byteLimits: Record<UploadPreset, Record<MediaKind, number | null>> = {
  post: { image: megabyte, video: 7 * megabyte },
  profile: { image: 2 * megabyte, video: null },
}

/** From how many bytes on no preset takes a file of this kind, and none of any kind. */
export const largestOf = (kind: MediaKind) => Math.max(...uploadPresets.map((preset) => byteLimits[preset][kind] ?? 0))
export const largestUpload = Math.max(largestOf('image'), largestOf('video'))

/** The types a file may have; what it really has is told by its bytes alone. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const
export const videoTypes = ['video/mp4', 'video/webm'] as const

/** Why a file of this many bytes is too large, in words for the person, or null when it is not. */
export function uploadSizeProblem(preset: UploadPreset, kind: MediaKind, bytes: number): string | null {
  const limit = byteLimits[preset][kind]
  if (limit === null || bytes < limit) return null
  const subject = kind === 'image' ? 'Image' : 'Video'
  return `${subject} size should be less than ${limit / megabyte}MB`
}

/** Whether a preset takes files of this kind. */
export function takesKind(preset: UploadPreset, kind: MediaKind): boolean {
  return byteLimits[preset][kind] !== null
}

/** The widths in pixels in which an image is served besides its own, at most 2,048. The small ones do not move. */
export const avatarWidths = [96, 240] as const
const cardWidths = [480, 960] as const
export const mediaWidths: readonly number[] = [...avatarWidths, ...cardWidths]

/** The path of an upload, `/media/<id>.<ending>`, or of an image in a smaller width, `/media/<id>/<width>.<ending>`: id, width, ending. */
export const uploadPath = /^\/media\/([A-Za-z0-9_-]{22})(?:\/(\d{1,4}))?\.(webp|mp4|webm)$/

/** The id in the address of an upload, `/media/<id>.<ending>`; null for every other address. */
export function uploadedMediaId(address: string): string | null {
  const [, id = null, width] = uploadPath.exec(address) ?? []
  return width === undefined ? id : null
}

/**
 * The address of an image in a width of `mediaWidths`: `/media/<id>/<width>.webp`. It works for images that are smaller,
 * too: those are served as they are. Null for addresses that are not of uploaded images.
 */
function mediaAtWidth(address: string, width: number): string | null {
  const id = address.endsWith('.webp') ? uploadedMediaId(address) : null
  return id && `/media/${id}/${width}.webp`
}

/** A `srcset` of an uploaded image of this own width, for the given widths; undefined for images of other places. */
export function mediaSrcSet(
  address: string,
  ownWidth: number,
  widths: readonly number[] = cardWidths,
): string | undefined {
  const smaller = listed(
    address,
    widths.filter((width) => width < ownWidth),
  )
  return smaller && [...smaller, `${address} ${ownWidth}w`].join(', ')
}

/** A `srcset` of an uploaded profile picture, whose own width nobody needs to know: it is never drawn larger than these. */
export function avatarSrcSet(address: string): string | undefined {
  return listed(address, avatarWidths)?.join(', ')
}

function listed(address: string, widths: readonly number[]): string[] | undefined {
  if (mediaAtWidth(address, 0) === null) return undefined
  return widths.map((width) => `${mediaAtWidth(address, width)} ${width}w`)
}
