type Sized = { width?: number | null | undefined; height?: number | null | undefined }

/** Width by height in which a card shows an image or a video: very tall and very wide ones are cut to a calmer shape. */
export function shapeOf({ width, height }: Sized): number {
  return width && height ? Math.min(Math.max(width / height, 0.8), 2) : 16 / 9
}
