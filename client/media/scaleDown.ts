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
      const canvas = drawScaled(bitmap, longest / side)
      for (const quality of qualities) {
        const blob = await encode(canvas, quality)
        const scaled = new File([blob], nameFor(file.name, blob.type), { type: blob.type })
        if (isAccepted(scaled)) return scaled
      }
    }
    throw new Error('The image cannot be made small enough.')
  } finally {
    bitmap.close()
  }
}

function drawScaled(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Encodes as WebP, or as JPEG on white if the browser cannot write WebP. */
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

function nameFor(name: string, type: string): string {
  return `${name.replace(/\.\w+$/, '')}.${type === 'image/webp' ? 'webp' : 'jpg'}`
}
