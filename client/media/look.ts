import type { MediaKind } from '../../server/media/media.rules.ts'

export type Look = { width: number; height: number; still: Blob | null }

const timeoutMs = 8_000
const stillWidth = 1_280

/** Reads the size and, of a video, the first frame. Null if this browser cannot show the file; others may. */
export async function lookAt(file: Blob, kind: MediaKind): Promise<Look | null> {
  const address = URL.createObjectURL(file)
  try {
    return kind === 'image' ? await lookAtImage(address) : await lookAtVideo(address)
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function lookAtImage(address: string): Promise<Look> {
  const image = new Image()
  image.src = address
  await image.decode()
  return { width: image.naturalWidth, height: image.naturalHeight, still: null }
}

async function lookAtVideo(address: string): Promise<Look> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = address
  try {
    await firstFrame(video)
    return { width: video.videoWidth, height: video.videoHeight, still: await captureFrame(video) }
  } finally {
    video.removeAttribute('src')
    video.load()
  }
}

function firstFrame(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error('The video did not load in time.')), timeoutMs)
    video.onloadeddata = () => {
      clearTimeout(giveUp)
      resolve()
    }
    video.onerror = () => {
      clearTimeout(giveUp)
      reject(new Error('This browser cannot play the video.'))
    }
  })
}

function captureFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, stillWidth / video.videoWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale))
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82))
}
