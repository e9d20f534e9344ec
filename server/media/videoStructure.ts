export type VideoStructure = { width: number; height: number; blanks: Blank[] }

/** A part of a file. Empty space of the same length, which begins with `header`, replaces it. */
export type Blank = { at: number; end: number; header: Uint8Array }

/** Blanks parts of a file in place. All offsets stay valid. */
export function blankPlaces(bytes: Buffer, blanks: readonly Blank[]): void {
  for (const { at, end, header } of blanks) {
    bytes.fill(0, at, end)
    bytes.set(header, at)
  }
}

const longestSide = 8_192

export const isSide = (pixels: number) => pixels >= 1 && pixels <= longestSide
