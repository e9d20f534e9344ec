import { fileFrom, newCanvas } from './canvas.ts'

export type Crop = {
  /** The kept part, in pixels of the rotated picture. */
  area: { x: number; y: number; width: number; height: number }
  /** Degrees clockwise, a multiple of 90. */
  rotation: number
}

const quality = 0.9

/** The kept part of a picture, rotated, at most `widest` pixels wide. Throws if the browser cannot read it. */
export async function crop(file: File, { area, rotation }: Crop, widest: number): Promise<File> {
  const bitmap = await createImageBitmap(file)
  try {
    const scale = Math.min(1, widest / area.width)
    const { canvas, context } = newCanvas(area.width * scale, area.height * scale)
    const isTurned = rotation % 180 !== 0
    const [width, height] = isTurned ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height]
    context.scale(scale, scale)
    context.translate(width / 2 - area.x, height / 2 - area.y)
    context.rotate((rotation * Math.PI) / 180)
    context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
    return await fileFrom(canvas, quality, file.name)
  } finally {
    bitmap.close()
  }
}
