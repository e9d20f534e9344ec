import { fileFrom, newCanvas } from './canvas.ts'

const quality = 0.92

/** Safari on iOS draws on no canvas of more than 16.7 megapixels. The server keeps fewer. */
const longestSide = 4_096

/** A HEIC photo as WebP or JPEG, by the browser or else a library, which only this loads. Throws if neither can. */
export async function decodeHeic(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => decoded(file))
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const { canvas, context } = newCanvas(bitmap.width * scale, bitmap.height * scale)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await fileFrom(canvas, quality, file.name)
  } finally {
    bitmap.close()
  }
}

/** This build of the library needs no `eval`, which the security policy forbids. */
async function decoded(file: File): Promise<ImageBitmap> {
  const { heicTo } = await import('heic-to/csp')
  return heicTo({ blob: file, type: 'bitmap' })
}
