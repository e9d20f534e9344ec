/** An empty canvas, in pixels, whose 2D context scales well. Throws if the browser has none. */
export function newCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas.')
  context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

/** The canvas as a WebP file, or as JPEG on white if the browser writes no WebP. The name is that of `original`. */
export async function fileFrom(canvas: HTMLCanvasElement, quality: number, original: string): Promise<File> {
  const blob = await encode(canvas, quality)
  const ending = blob.type === 'image/webp' ? 'webp' : 'jpg'
  return new File([blob], `${original.replace(/\.\w+$/, '')}.${ending}`, { type: blob.type })
}

async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await blobOf(canvas, 'image/webp', quality)
  if (webp.type === 'image/webp') return webp
  const context = canvas.getContext('2d')
  if (context) {
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  return blobOf(canvas, 'image/jpeg', quality)
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image cannot be encoded.'))), type, quality)
  })
}
