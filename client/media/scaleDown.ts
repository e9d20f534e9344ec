import { fileFrom, newCanvas } from './canvas.ts'

const longestSide = 2_048
const shortestSide = 64
const shrinkage = 0.75
const qualities = [0.86, 0.74, 0.6]

/** Reduces pixels or quality until `isAccepted` accepts the file. Throws if it never does. */
export async function scaleDown(file: File, isAccepted: (candidate: File) => boolean): Promise<File> {
  const bitmap = await createImageBitmap(file)
  try {
    const side = Math.max(bitmap.width, bitmap.height)
    for (let longest = Math.min(side, longestSide); longest >= Math.min(side, shortestSide); longest *= shrinkage) {
      const scale = longest / side
      const { canvas, context } = newCanvas(bitmap.width * scale, bitmap.height * scale)
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
      for (const quality of qualities) {
        const scaled = await fileFrom(canvas, quality, file.name)
        if (isAccepted(scaled)) return scaled
      }
    }
    throw new Error('The image cannot be made small enough.')
  } finally {
    bitmap.close()
  }
}
