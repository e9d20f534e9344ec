export type VideoSize = { width: number; height: number }

const longestSide = 8_192

/** Whether this can be the width or height of a video, in pixels. */
export const isSide = (pixels: number) => pixels >= 1 && pixels <= longestSide
