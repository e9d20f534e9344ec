/** The size of a video, and the parts of the file to blank. */
export type VideoStructure = { width: number; height: number; blanks: Blank[] }

/** A part of a file to replace with empty space of the same length, which begins with `header`. */
export type Blank = { at: number; end: number; header: Uint8Array }

/** Blanks parts of a file in place; all offsets stay valid. */
export function blankPlaces(bytes: Buffer, blanks: readonly Blank[]): void {
  for (const { at, end, header } of blanks) {
    bytes.fill(0, at, end)
    bytes.set(header, at)
  }
}

const longestSide = 8_192

/** Whether this is an acceptable width or height of a video, in pixels. */
export const isSide = (pixels: number) => pixels >= 1 && pixels <= longestSide
