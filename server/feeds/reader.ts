import type { Page, PageRequest } from '../db/keyset.ts'
import { followedWhoPosted, latestFollowed } from '../follows/follows.read.ts'
import { latestMuted } from '../safety/restrictions.read.ts'
import { authorsInOneMerge } from './mergedPage.ts'

/** Whose Home is read. Muted accounts are read once, at the same time as the followed ones. */
export type Reader = { id: string; muted: ReturnType<typeof latestMuted> }

export const readerOf = (id: string): Reader => ({ id, muted: latestMuted(id) })

/** The most followed accounts that one merge takes, beside the reader. */
const mostInOneMerge = authorsInOneMerge - 1

/** A page by those who posted last, as many as one merge takes. It is read again if others may belong on it. */
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

/** The reader and whom the reader follows, except muted ones; with `since`, only those who may have posted since. */
export async function authorsFor(reader: Reader, since?: Date): Promise<string[]> {
  const [followed, muted] = await Promise.all([followedWhoPosted(reader.id, since), reader.muted])
  return [reader.id, ...followed.filter((id) => !muted.has(id))]
}
