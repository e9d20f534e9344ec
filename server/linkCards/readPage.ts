import { Resolver } from 'node:dns/promises'
import { AppError, commonErrors } from '../errors.ts'
import { type Outside, fetchOutside } from './fetchOutside.ts'
import { type PageFacts, pageFactsIn } from './pageFacts.ts'

const mostAtOnce = 8
const mostOfHost = 2

const html = /^(text\/html|application\/xhtml\+xml)\b/i
const pictures = /^image\//i

export type ReadPage = Omit<PageFacts, 'picture'> & { picture: Buffer | null }

/** `patienceMs` is for a page and its picture together. */
type Site = Omit<Outside, 'names' | 'signal'> & { patienceMs: number }

/** The pages that are being read. Requests for the same page share the result. */
const reading = new Map<string, Promise<ReadPage | null>>()

/** Reads a page and its picture. Null if the page says nothing about itself. Throws BUSY without a request, or why reading failed. */
export function readPage(url: string, { patienceMs, ...site }: Site): Promise<ReadPage | null> {
  const present = reading.get(url)
  if (present) return present
  const { host } = new URL(url)
  const ofHost = [...reading.keys()].filter((other) => new URL(other).host === host).length
  if (reading.size >= mostAtOnce || ofHost >= mostOfHost)
    return Promise.reject(
      new AppError(commonErrors.BUSY, { reason: 'Other pages are being read.', retryAfterSeconds: 2 }),
    )
  const signal = AbortSignal.timeout(patienceMs)
  const page = read(url, { ...site, names: resolverUntil(signal), signal }).finally(() => reading.delete(url))
  reading.set(url, page)
  return page
}

/** The system's own look-up would keep a thread busy for as long as a stranger's name server likes. */
function resolverUntil(signal: AbortSignal): Resolver {
  const resolver = new Resolver({ timeout: 2_000, tries: 1 })
  signal.addEventListener('abort', () => resolver.cancel(), { once: true })
  return resolver
}

async function read(address: string, outside: Outside): Promise<ReadPage | null> {
  const { bytes, contentType, url } = await fetchOutside(address, html, outside)
  const facts = pageFactsIn(bytes, contentType, url)
  return facts && { ...facts, picture: facts.picture === null ? null : await pictureAt(facts.picture, outside) }
}

/** Null if it cannot be read: the card then has only text. */
function pictureAt(address: string, outside: Outside): Promise<Buffer | null> {
  return fetchOutside(address, pictures, outside).then(
    ({ bytes }) => bytes,
    () => null,
  )
}
