import type { MediaKind } from './media.rules.ts'
import type { FileType } from './fileType.ts'
import type { Blank } from './videoStructure.ts'

export type PreparedMedia = {
  kind: MediaKind
  width: number
  height: number
  placeholder: string | null
  /** The first file is named `full`, the others by their widths. */
  files: { name: string; type: string; data: Buffer }[]
}

/** The worker's input: a file, and the type that its first bytes show. */
export type MediaTask = FileType & { bytes: Uint8Array }

export type DecodedImage = {
  kind: 'image'
  width: number
  height: number
  placeholder: string
  files: { name: string; data: Uint8Array }[]
}

/** The worker's output: what to store, or why it refuses. The bytes of a video do not come back. */
export type MediaResult =
  | DecodedImage
  | { kind: 'video'; width: number; height: number; blanks: Blank[] }
  | { refusal: 'damaged' | 'pixels'; reason: string }
