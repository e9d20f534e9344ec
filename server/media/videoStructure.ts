/** What the structure of a video tells: its size, and which places of the file to blank. */
export type VideoStructure = { width: number; height: number; blanks: Blank[] }

/** A place of a file that becomes empty space of the same length, and the bytes that say so at its beginning. */
export type Blank = { at: number; end: number; header: Uint8Array }

/** Blanks places of a file; nothing behind them moves. */
export function blankPlaces(bytes: Buffer, blanks: readonly Blank[]): void {
  for (const { at, end, header } of blanks) {
    bytes.fill(0, at, end)
    bytes.set(header, at)
  }
}

const longestSide = 8_192

/** Whether this can be the width or height of a video, in pixels. */
export const isSide = (pixels: number) => pixels >= 1 && pixels <= longestSide
