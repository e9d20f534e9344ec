import type { MediaKind } from './media.rules.ts'

/** An upload after all checks: what will be stored and served. */
export type PreparedMedia = {
  kind: MediaKind
  width: number
  height: number
  placeholder: string | null
  /** The first is the whole, `full`; the others are named by their widths. */
  files: { name: string; type: string; data: Buffer }[]
}
