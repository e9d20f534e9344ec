type Sized = { width?: number | null | undefined; height?: number | null | undefined }
type Box = { width: number; height: number }

/** The smallest box that is easy to press. */
const narrowest = 96

/** Width by height in which a card shows an image or a video: very tall and very wide ones are cut to a calmer shape. */
export function shapeOf({ width, height }: Sized): number {
  return width && height ? Math.min(Math.max(width / height, 0.8), 2) : 16 / 9
}

/** How wide an image is drawn where there is room for `room` pixels: a small one in its own width. */
export function widthOf(image: Sized | undefined, room: number): number {
  return image?.width && image.height ? Math.min(room, Math.max(image.width, narrowest)) : room
}

/** The box that a card gives to an image of its own. */
export function boxOf(image: Sized, room: number): Box {
  const width = widthOf(image, room)
  return { width, height: width / shapeOf(image) }
}

/** Whether an image fills a box without being enlarged; an unknown size is taken for large. */
export function fills({ width, height }: Sized, box: Box): boolean {
  return !width || !height || (width >= box.width - 1 && height >= box.height - 1)
}
