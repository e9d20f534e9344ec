type Sized = { width?: number | null | undefined; height?: number | null | undefined }
type Box = { width: number; height: number }

/** Narrower images are hard to press. */
const minimumWidth = 96

/** The greatest height of media in a card, in pixels. */
const tallest = 520

/** The aspect ratio (width / height) of media in a card. Panoramas and strips are cropped. */
export function shapeOf({ width, height }: Sized): number {
  return width && height ? Math.min(Math.max(width / height, 0.4), 4) : 16 / 9
}

/** The width at which media reach their greatest height. */
export function widestOf(media: Sized): number {
  return Math.round(tallest * shapeOf(media))
}

/** The width at which an image is shown in `room` pixels. Small images are not enlarged. */
export function widthOf(image: Sized | undefined, room: number): number {
  if (!image?.width || !image.height) return room
  return Math.min(room, widestOf(image), Math.max(image.width, minimumWidth))
}

/** The box of a single image in a card. */
export function boxOf(image: Sized, room: number): Box {
  const width = widthOf(image, room)
  return { width, height: width / shapeOf(image) }
}

/** The CSS width of an image that fills a box of this aspect ratio, including the cropped part. */
export function asWide(boxWidth: string, { width, height }: Sized, ratio: number): string {
  const cropped = width && height ? width / height / ratio : 1
  return cropped > 1 ? `calc(${cropped.toFixed(2)} * ${boxWidth})` : boxWidth
}

/** Whether an image fills a box without being enlarged. An unknown size counts as large. */
export function fills({ width, height }: Sized, box: Box): boolean {
  return !width || !height || (width >= box.width - 1 && height >= box.height - 1)
}
