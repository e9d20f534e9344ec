import { readToken } from '../auth/session.ts'
import type { UploadService } from '../ui/settings.tsx'

/** What a media service answers about a stored file. Hosted services may leave out all but the address. */
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
  /** Called with the share of the file that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
}

/** An upload that did not get through and may be tried again; any other error is the service's refusal. */
export class UploadInterrupted extends Error {
  constructor() {
    super('The upload did not get through. Check your connection and try again.')
  }
}

/** An upload without progress for this long counts as interrupted; the service may take a while to answer. */
const patienceMs = 60_000

/**
 * Sends a file as hosted services take it: a multipart POST of `file` and `upload_preset`, whose answer names the
 * `secure_url`. Throws an Error with the service's own words, UploadInterrupted, or the signal's reason.
 */
export function upload(file: Blob, { service, preset, signal, onProgress }: Options): Promise<Stored> {
  const form = new FormData()
  form.set('upload_preset', preset)
  form.set('file', file)
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error)
    // Not fetch: it reports no progress of an upload.
    const request = new XMLHttpRequest()
    const patience = keepPatience(() => request.abort())
    request.open('POST', service.url)
    request.responseType = 'json'
    const token = readToken()
    if (token && service.sendsToken) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = (event) => {
      patience.renew()
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    request.onload = () => {
      const stored = readAnswer(request.response, service)
      if (request.status < 300 && stored) resolve(stored)
      else reject(new Error(refusal(request.status, request.response)))
    }
    request.onerror = () => reject(new UploadInterrupted())
    request.onabort = () => reject(signal.aborted ? (signal.reason as Error) : new UploadInterrupted())
    request.onloadend = () => patience.end()
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function keepPatience(giveUp: () => void) {
  let timer = setTimeout(giveUp, patienceMs)
  return {
    renew: () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, patienceMs)
    },
    end: () => clearTimeout(timer),
  }
}

/** What this server stores it names by its path: the page may show that, whatever its own address is. */
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

/** The words of a refusal: `{ errors: [message] }` here, `{ error: { message } }` at some hosted services. */
function refusal(status: number, answer: unknown): string {
  const { errors, error } = isRecord(answer) ? answer : {}
  if (Array.isArray(errors) && typeof errors[0] === 'string') return errors[0]
  if (isRecord(error) && typeof error['message'] === 'string') return error['message']
  return status >= 500 ? 'The server has a problem. Try again in a moment.' : 'The upload was refused.'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
