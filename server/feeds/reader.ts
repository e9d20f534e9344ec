import type { Page, PageRequest } from '../db/keyset.ts'
import { type FollowedAuthor, followedWhoPosted, latestFollowed } from '../follows/follows.read.ts'
import { latestMuted } from '../safety/restrictions.read.ts'
import { authorsInOneMerge } from './mergedPage.ts'

/**
 * Whose Home is read. Muted accounts are read once, at the same time as the followed ones. `all` is set when it is known
 * whose posts and reposts Home can have.
 */
export type Reader = { id: string; muted: ReturnType<typeof latestMuted>; all?: Authors }

export const readerOf = (id: string): Reader => ({ id, muted: latestMuted(id) })

/** The most followed accounts that one merge takes, beside the reader. */
const mostInOneMerge = authorsInOneMerge - 1

/** Whose posts a page has, and whose reposts: those of some followed accounts are hidden. */
export type Authors = { posters: readonly string[]; reposters: readonly string[] }

/**
 * A page by those who posted last, as many as one merge takes. It is read again if others may belong on it. A page from
 * the oldest end is by all, because when somebody posted last does not help there.
 */
export async function pageOfLatest<Row>(
  reader: Reader,
  part: PageRequest,
  read: (authors: Authors) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  if (part.isBackward) return read(await authorsFor(reader))
  const [followed, muted] = await Promise.all([latestFollowed(reader.id, mostInOneMerge), reader.muted])
  const authors = authorsAmong(reader, followed, muted)
  const last = followed[mostInOneMerge - 1]
  if (!last) reader.all = authors
  const page = await read(authors)
  if (!last) return page
  const end = page.hasMore ? page.end?.at : part.until?.at
  if (end && last.newestBy < end.getTime()) return page
  return read(await authorsFor(reader, end))
}

/** The reader and whom the reader follows, except muted ones; with `since`, at least those who may have posted since. */
export async function authorsFor(reader: Reader, since?: Date): Promise<Authors> {
  if (reader.all) return reader.all
  const [followed, muted] = await Promise.all([followedWhoPosted(reader.id, since), reader.muted])
  return authorsAmong(reader, followed, muted)
}

function authorsAmong({ id }: Reader, followed: readonly FollowedAuthor[], muted: Awaited<Reader['muted']>): Authors {
  const shown = followed.filter((author) => !muted.has(author.id))
  const idsOf = (authors: readonly FollowedAuthor[]) => [id, ...authors.map((author) => author.id)]
  return { posters: idsOf(shown), reposters: idsOf(shown.filter(({ hidesReposts }) => !hidesReposts)) }
}
