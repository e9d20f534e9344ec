import { Resolver } from 'node:dns/promises'
import { AppError, commonErrors } from '../errors.ts'
import { type Outside, fetchOutside } from './fetchOutside.ts'
import { type PageFacts, pageFactsIn } from './pageFacts.ts'

const mostAtOnce = 8
const mostOfHost = 2

const html = /^(text\/html|application\/xhtml\+xml)\b/i
const pictures = /^image\//i

/** `picture` is a file as it came. */
export type ReadPage = Omit<PageFacts, 'picture'> & { picture: Buffer | null }

/** `patienceMs` is for a page and its picture together. */
type Site = Omit<Outside, 'names' | 'signal'> & { patienceMs: number }

/** What is being read now, for all who ask meanwhile. */
const reading = new Map<string, Promise<ReadPage | null>>()

/**
 * Reads a page and the picture that it names. Null if it says nothing of itself. Throws BUSY when many are read already, and
 * whatever keeps it from being read.
 */
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

/** The system's own way to look up names would keep a thread busy for as long as a stranger's server of names likes. */
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

/** Without it the card has its words. */
function pictureAt(address: string, outside: Outside): Promise<Buffer | null> {
  return fetchOutside(address, pictures, outside).then(
    ({ bytes }) => bytes,
    () => null,
  )
}
