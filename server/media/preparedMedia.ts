import type { MediaKind } from './media.rules.ts'
import type { FileType } from './fileType.ts'
import type { Blank } from './videoStructure.ts'

/** A checked upload, ready to be stored. */
export type PreparedMedia = {
  kind: MediaKind
  width: number
  height: number
  placeholder: string | null
  /** The first one is named `full`; the others are named by their widths. */
  files: { name: string; type: string; data: Buffer }[]
}

/** The input of the worker: a file, and the type that its first bytes indicate. */
export type MediaTask = FileType & { bytes: Uint8Array }

/** An image as WebP files, the full one first. */
export type DecodedImage = {
  kind: 'image'
  width: number
  height: number
  placeholder: string
  files: { name: string; data: Uint8Array }[]
}

/** The output of the worker: what to store, or why the file is refused. A video's bytes are not sent back. */
export type MediaResult =
  | DecodedImage
  | { kind: 'video'; width: number; height: number; blanks: Blank[] }
  | { refusal: 'damaged' | 'pixels'; reason: string }
