import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler, Response } from 'express'
import type { Config } from '../config.ts'
import { hasKey } from './keyedAddress.ts'
import type { MediaDocument, MediaFile } from './media.model.ts'
import { noteOperation } from '../http/requestFacts.ts'
import { isKnown } from '../network/etag.ts'
import { mayBeEmbedded } from './mayBeEmbedded.ts'
import { readFile } from './mediaFiles.ts'
import { mediaWidths, uploadPath } from './media.rules.ts'
import { servedMedia } from './servedMedia.ts'

/** A hidden upload needs a key, so no cache may share it. */
type Served = MediaFile & { sharing: 'public' | 'private' }

/** After this time browsers and proxies ask again, with the ETag, and lose what was hidden meanwhile. */
const freshSeconds = 300

/** Serves an upload in any of its widths. A hidden one needs a key in the address. Ranges let players seek. */
export const serveMedia =
  (config: Config): RequestHandler =>
  async (request, response, next) => {
    noteOperation(request, 'media', 'read')
    const query = new URLSearchParams(request.originalUrl.split('?', 2)[1])
    const file = await fileAt(request.baseUrl + request.path, query, config)
    if (!file) return next()
    if (isKnown(etagOf(file), request.headers['if-none-match'])) return void asKept(response, file).status(304).end()
    const range = rangeOf(request, file)
    if (!range) return void response.status(416).setHeader('content-range', `bytes */${file.bytes}`).end()
    if (request.method === 'HEAD') return void asAnswer(response, file, range).end()
    await send(file, range, response)
  }

async function fileAt(path: string, query: URLSearchParams, config: Config): Promise<Served | null> {
  const [, id = '', width, ending] = uploadPath.exec(path) ?? []
  const withKey = query.has('key') && hasKey(id, query, config)
  const media = id ? await servedMedia(id, { withKey }) : null
  const file = media && fileOf(media, width, ending)
  return file && { ...file, sharing: withKey ? 'private' : 'public' }
}

function fileOf({ kind, files }: MediaDocument, width: string | undefined, ending = ''): MediaFile | null {
  const [full] = files
  if (!full?.type.endsWith(`/${ending}`)) return null
  if (width === undefined) return full
  if (kind !== 'image' || !mediaWidths.some((known) => `${known}` === width)) return null
  // If a width is missing, the next larger file is served. The smallest file is the last.
  return files.findLast(({ name }) => Number(name) >= Number(width)) ?? full
}

const etagOf = ({ fileId }: MediaFile) => `"${fileId.toHexString()}"`

function asKept(response: Response, file: Served): Response {
  response.setHeader('etag', etagOf(file))
  response.setHeader('cache-control', `${file.sharing}, max-age=${freshSeconds}`)
  return response
}

function asAnswer(response: Response, file: Served, { start, end, isPart }: Range): Response {
  if (isPart) response.status(206).setHeader('content-range', `bytes ${start}-${end}/${file.bytes}`)
  response.setHeader('content-length', end - start + 1)
  response.setHeader('content-type', file.type)
  response.setHeader('accept-ranges', 'bytes')
  response.setHeader('x-content-type-options', 'nosniff')
  mayBeEmbedded(response)
  return asKept(response, file)
}

type Range = { start: number; end: number; isPart: boolean }

/** All bytes if the range is missing, unusable or of another version; null if it is outside the file. */
function rangeOf(request: Request, file: MediaFile): Range | null {
  const whole = { start: 0, end: file.bytes - 1, isPart: false }
  const condition = request.headers['if-range']
  if (condition !== undefined && condition !== etagOf(file)) return whole
  const ranges = request.range(file.bytes)
  // A suffix longer than the file means the whole file (RFC 9110, 14.1.2), but the parser says that it is out of range.
  const isLongEnd = /^bytes=-0*[1-9]\d*$/.test(request.headers.range?.trim() ?? '')
  if (ranges === -1) return isLongEnd ? { ...whole, isPart: true } : null
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes') return whole
  const [only] = ranges
  return only && ranges.length === 1 ? { start: only.start, end: only.end, isPart: true } : whole
}

/** Reads the first chunk before it sends headers, so that a failing database leads to an error. */
async function send(file: Served, range: Range, response: Response): Promise<void> {
  const pieces = readFile(file.fileId, range.start, range.end)
  const first = await pieces.next()
  asAnswer(response, file, range)
  async function* all() {
    if (!first.done) yield first.value
    yield* pieces
  }
  await pipeline(Readable.from(all(), { objectMode: false }), response).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}
