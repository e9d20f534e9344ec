import { readToken } from '../apollo/session.ts'

export type Uploaded = { url: string; width?: number; height?: number; poster?: string }
type Options = { url: string; preset: string; onProgress?: (share: number) => void; signal?: AbortSignal }

/**
 * Sends a file to the media service, as hosted services take it: a multipart POST of `file` and `upload_preset`, whose
 * answer names the `secure_url`. Progress is told from 0 to 1. Throws an Error with the service's own words.
 */
export function upload(file: Blob, { url, preset, onProgress, signal }: Options): Promise<Uploaded> {
  const form = new FormData()
  form.set('file', file)
  form.set('upload_preset', preset)
  return new Promise((resolve, reject) => {
    // Not fetch: it cannot tell how far an upload is.
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'json'
    const token = readToken()
    // A hosted service gets no token of ours.
    if (token && url.startsWith('/')) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total)
    request.onload = () => {
      const uploaded = readAnswer(request.response)
      if (request.status < 300 && uploaded) resolve(uploaded)
      else reject(new Error(refusal(request.response)))
    }
    request.onerror = () => reject(new Error('The upload did not get through. Check your connection and try again.'))
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function readAnswer(answer: unknown): Uploaded | null {
  if (!isRecord(answer) || typeof answer['secure_url'] !== 'string') return null
  const { width, height, poster } = answer
  return {
    url: answer['secure_url'],
    ...(typeof width === 'number' && typeof height === 'number' ? { width, height } : {}),
    ...(typeof poster === 'string' ? { poster } : {}),
  }
}

function refusal(answer: unknown): string {
  const errors = isRecord(answer) ? answer['errors'] : undefined
  return Array.isArray(errors) && typeof errors[0] === 'string' ? errors[0] : 'The upload was refused.'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
