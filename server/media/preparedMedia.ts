import type { MediaKind } from './media.rules.ts'
import type { FileType } from './fileType.ts'
import type { Blank } from './videoStructure.ts'

/** An upload after all checks: what will be stored and served. */
export type PreparedMedia = {
  kind: MediaKind
  width: number
  height: number
  placeholder: string | null
  /** The first is the whole, `full`; the others are named by their widths. */
  files: { name: string; type: string; data: Buffer }[]
}

/** What the worker is given: a file whose first bytes are those of its type. */
export type MediaTask = FileType & { bytes: Uint8Array }

/** An image as it will be stored: WebP files, the whole one first. */
export type DecodedImage = {
  kind: 'image'
  width: number
  height: number
  placeholder: string
  files: { name: string; data: Uint8Array }[]
}

/** What becomes of a file: what to store, or why there is nothing to store. A video stays where it is. */
export type MediaResult =
  | DecodedImage
  | { kind: 'video'; width: number; height: number; blanks: Blank[] }
  | { refusal: 'damaged' | 'pixels'; reason: string }
