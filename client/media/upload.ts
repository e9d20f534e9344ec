import { readToken } from '../auth/session.ts'
import type { UploadService } from '../../server/pages/settings.rules.ts'

/** A stored file as the media service describes it. A hosted service may send only the URL. */
export type Stored = {
  url: string
  width: number | null
  height: number | null
  placeholder: string | null
  poster: string | null
}

type Options = {
  service: Pick<UploadService, 'url' | 'sendsToken'>
  preset: string
  signal: AbortSignal
  /** Gets the part of the file that was sent, from 0 to 1. */
  onProgress?: (share: number) => void
}

/** The upload was interrupted and can be retried. Any other error means that the service refused the file. */
export class UploadInterrupted extends Error {
  constructor(message = 'The upload did not get through. Check your connection and try again.') {
    super(message)
  }
}

const stalledMs = 60_000

/** Sends a file as hosted services expect it. Rejects with their message, UploadInterrupted or the signal's reason. */
export function upload(file: Blob, { service, preset, signal, onProgress }: Options): Promise<Stored> {
  const form = new FormData()
  form.set('upload_preset', preset)
  form.set('file', file)
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error)
    // fetch does not report the progress of an upload.
    const request = new XMLHttpRequest()
    const timeout = startTimeout(() => request.abort())
    request.open('POST', service.url)
    request.responseType = 'json'
    const token = readToken()
    if (token && service.sendsToken) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = (event) => {
      timeout.renew()
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    request.onload = () => {
      const stored = readAnswer(request.response, service)
      if (request.status < 300 && stored) resolve(stored)
      else {
        const message = refusal(request.status, request.response)
        reject(isPassing(request.status) ? new UploadInterrupted(message) : new Error(message))
      }
    }
    request.onerror = () => reject(new UploadInterrupted())
    request.onabort = () => reject(signal.aborted ? (signal.reason as Error) : new UploadInterrupted())
    request.onloadend = () => timeout.end()
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function startTimeout(giveUp: () => void) {
  let timer = setTimeout(giveUp, stalledMs)
  return {
    renew: () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, stalledMs)
    },
    end: () => clearTimeout(timer),
  }
}

/** The server stores its own files as paths, so that they work under any host name. */
const pathOf = (address: string) => new URL(address, location.href).pathname

function readAnswer(answer: unknown, { sendsToken: isOwn }: Options['service']): Stored | null {
  if (!isRecord(answer) || typeof answer['secure_url'] !== 'string') return null
  const { width, height, placeholder, poster } = answer
  const sized = typeof width === 'number' && typeof height === 'number'
  return {
    url: isOwn ? pathOf(answer['secure_url']) : answer['secure_url'],
    width: sized ? width : null,
    height: sized ? height : null,
    placeholder: typeof placeholder === 'string' ? placeholder : null,
    poster: typeof poster === 'string' ? poster : null,
  }
}

/** Whether another attempt may succeed. With 507, the member or the service has no room left. */
const isPassing = (status: number) => [408, 429].includes(status) || (status >= 500 && status !== 507)

/** This server sends `{ errors: [message] }`; some hosted services send `{ error: { message } }`. */
function refusal(status: number, answer: unknown): string {
  const { errors, error } = isRecord(answer) ? answer : {}
  if (Array.isArray(errors) && typeof errors[0] === 'string') return errors[0]
  if (isRecord(error) && typeof error['message'] === 'string') return error['message']
  return status >= 500 ? 'The server has a problem. Try again in a moment.' : 'The upload was refused.'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
