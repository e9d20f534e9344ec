import type { Page, PageRequest } from '../db/keyset.ts'
import { type FollowedAuthor, authorsSilentSince, authorsSince, latestAuthors } from '../follows/follows.read.ts'
import type { PostRow } from '../posts/post.row.ts'

/** With more authors in one `$in`, MongoDB no longer merges their index ranges but reads and sorts all their posts. */
export const authorsInOneMerge = 200

/** So many followed accounts, three merges with the viewer's posts, are all read. Of more, only those that posted lately. */
const few = 3 * authorsInOneMerge - 1

/** Reads a page of authors' posts, newest first. */
type NewestOf = (authors: readonly string[], request: PageRequest) => Promise<Page<Pick<PostRow, 'createdAt'>>>

/** `isFull` says that their posts filled a page a moment ago. */
type Authors = { ids: string[]; isFull: boolean }

/**
 * The viewer and those of the followed accounts whose posts may be on a page. With `newestOf`, that is for a list by
 * time, where a page of thousands of authors needs only those that posted since its oldest post.
 */
export async function authorsOfPage(viewerId: string, request: PageRequest, newestOf?: NewestOf): Promise<Authors> {
  const latest = await latestAuthors(viewerId, few)
  if (latest.length < few) return { ids: idsOf(viewerId, latest), isFull: false }
  const { since, isFull } = newestOf
    ? await oldestOnPage(viewerId, latest, request, newestOf)
    : { since: null, isFull: false }
  const isOnPage = ({ until }: FollowedAuthor) => until > 0 && until >= (since?.getTime() ?? 0)
  // The latest come first: behind one who is too early, nobody is left.
  const authors = latest.every(isOnPage) ? await authorsSince(viewerId, since) : latest.filter(isOnPage)
  return { ids: idsOf(viewerId, authors), isFull }
}

const idsOf = (viewerId: string, authors: readonly FollowedAuthor[]) => [viewerId, ...authors.map(({ id }) => id)]

/**
 * A moment before which no post is on a page; null if it is not known. Some of the authors fill a page of their own, and
 * the other authors' posts can only push older ones off it: those who posted last before the page are the likeliest.
 */
async function oldestOnPage(
  viewerId: string,
  latest: readonly FollowedAuthor[],
  { first, after, until, isBackward }: PageRequest,
  newestOf: NewestOf,
): Promise<{ since: Date | null; isFull: boolean }> {
  if (until && !isBackward) return { since: until.at, isFull: false }
  if (isBackward) return { since: after?.at ?? null, isFull: false }
  const room = authorsInOneMerge - 1
  const likely = after
    ? await authorsSilentSince(viewerId, after.at, room)
    : latest.slice(0, room).filter(({ until }) => until > 0)
  // One more, because a page also says whether another one follows.
  const { rows } = await newestOf(idsOf(viewerId, likely), { first: first + 1, after })
  const oldest = rows[first]
  return { since: oldest?.createdAt ?? null, isFull: oldest !== undefined }
}
