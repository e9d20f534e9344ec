import type { Request } from 'express'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { beforeDeadline } from '../db/deadline.ts'
import { lastWrite } from '../db/lastWrite.ts'
import { isKnown } from '../network/etag.ts'

/** An answer that a client keeps: its ETag and `Link`, and the last write before it was made. */
export type Kept = { etag: string; link: string | undefined; madeAfter: string }

/** Not for long: what else an answer depends on, such as the end of a session by its age, shows then at the latest. */
const lifetimeMs = 2_000

/** The most answers, and the longest addresses, that are remembered. */
const mostKept = 2_000
const longestAddress = 500

const kept = new LRUCache<string, Kept>({ max: mostKept, ttl: lifetimeMs })

/** The state of one GET of a client that has an earlier answer. */
type Check = {
  /** The earlier answer, if the same would be made again: nothing was written since. */
  unchanged: Kept | null
  /** Remembers the answer that was made. */
  keep(etag: string, link: string | undefined): void
}

const nothing: Check = { unchanged: null, keep: () => {} }

/**
 * Checks by one small command whether a client's earlier answer is still the right one, so that polling costs little. The
 * first request with an ETag makes the answer again; the next ones, for two seconds, only look for writes. An answer that
 * is kept must depend on the database alone (`Context.isCompared`).
 */
export async function checkUnchanged(request: Request, ctx: Context): Promise<Check> {
  const header = request.headers['if-none-match']
  if (request.method !== 'GET' || header === undefined || request.originalUrl.length > longestAddress) return nothing
  // With a deadline of its own: the shared command may have to wait for one that hangs.
  const madeAfter = await beforeDeadline(lastWrite)
  if (madeAfter === null) return nothing
  const key = JSON.stringify([ctx.viewer?.id ?? null, ctx.origin, request.originalUrl])
  const known = kept.get(key)
  return {
    unchanged: known?.madeAfter === madeAfter && isKnown(known.etag, header) ? known : null,
    keep: (etag, link) => void kept.set(key, { etag, link, madeAfter }),
  }
}
