import type { Page, PageRequest } from '../db/keyset.ts'
import { followedWhoPosted, latestFollowed } from '../follows/follows.read.ts'
import { latestMuted } from '../safety/restrictions.read.ts'
import { authorsInOneMerge } from './mergedPage.ts'

/** Whose Home is read. Muted accounts are read once, beside those that are followed. */
export type Reader = { id: string; muted: ReturnType<typeof latestMuted> }

export const readerOf = (id: string): Reader => ({ id, muted: latestMuted(id) })

/** The most followed accounts that one merge takes, beside the reader. */
const mostInOneMerge = authorsInOneMerge - 1

/**
 * A page that `read` merges from the latest authors, as many as fit one merge. If others may be on it, all who posted or
 * reposted since its end are read.
 */
export async function pageOfLatest<Row>(
  reader: Reader,
  part: PageRequest,
  read: (authors: readonly string[]) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  const [followed, muted] = await Promise.all([latestFollowed(reader.id, mostInOneMerge), reader.muted])
  const latest = followed.map(({ id }) => id).filter((id) => !muted.has(id))
  const page = await read([reader.id, ...latest])
  const last = followed[mostInOneMerge - 1]
  if (!last) return page
  const end = page.hasMore ? page.end?.at : part.until?.at
  if (end && last.newestBy < end.getTime()) return page
  return read(await authorsFor(reader, end))
}

/** The reader, and all whom the reader follows, who may have posted or reposted since this time, or ever, and are not muted. */
export async function authorsFor(reader: Reader, since?: Date): Promise<string[]> {
  const [followed, muted] = await Promise.all([followedWhoPosted(reader.id, since), reader.muted])
  return [reader.id, ...followed.filter((id) => !muted.has(id))]
}
