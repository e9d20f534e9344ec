import type { Page, PageRequest } from '../db/keyset.ts'
import { followedAmong } from '../follows/follows.hydration.ts'
import { type FollowedAuthor, authorsSilentSince, authorsSince, latestAuthors } from '../follows/follows.read.ts'
import type { PostRow } from '../posts/post.row.ts'

/** With more authors in one `$in`, MongoDB no longer merges their index ranges but reads and sorts all their posts. */
export const authorsInOneMerge = 200

/** So many followed accounts, three merges with the viewer's posts, are all read. Of more, only those that posted lately. */
const few = 3 * authorsInOneMerge - 1

/** The accounts whose posts a viewer's Home consists of. */
export type FeedAuthors = {
  viewerId: string
  /** The followed accounts that posted last, those first of which it is not known. */
  latest: readonly FollowedAuthor[]
  /** The viewer and all followed accounts that ever posted; null if those are too many to read for every page. */
  all: readonly string[] | null
  /** Those of some accounts that the viewer follows, and the viewer. */
  among(ids: readonly string[]): Promise<ReadonlySet<string>>
}

/** Reads at most 599 follows. */
export async function feedAuthors(viewerId: string): Promise<FeedAuthors> {
  const latest = await latestAuthors(viewerId, few)
  const posted = latest.filter(everPosted)
  if (posted.length < few) return allKnown(viewerId, latest, posted)
  const known = new Set(idsOf(viewerId, posted))
  const among = async (ids: readonly string[]) => {
    const others = ids.filter((id) => !known.has(id))
    return others.length > 0 ? new Set([...known, ...(await followedAmong(viewerId, others))]) : known
  }
  return { viewerId, latest, all: null, among }
}

/** The same with all authors, however many. */
export async function withAllAuthors(authors: FeedAuthors): Promise<FeedAuthors & { all: readonly string[] }> {
  const { viewerId, latest, all } = authors
  return all ? { ...authors, all } : allKnown(viewerId, latest, await authorsSince(viewerId, null))
}

function allKnown(viewerId: string, latest: readonly FollowedAuthor[], posted: readonly FollowedAuthor[]) {
  const all = idsOf(viewerId, posted)
  const known = new Set(all)
  return { viewerId, latest, all, among: () => Promise.resolve(known) }
}

const everPosted = ({ until }: FollowedAuthor) => until > 0

const idsOf = (viewerId: string, authors: readonly FollowedAuthor[]) => [viewerId, ...authors.map(({ id }) => id)]

/** Reads a page of authors' posts, newest first. */
type NewestOf = (authors: readonly string[], request: PageRequest) => Promise<Page<Pick<PostRow, 'createdAt'>>>

/**
 * The authors of many whose posts may be on a page of a list by time: it needs only those that posted since its oldest
 * post. `isFull` says that their posts filled a page a moment ago.
 */
export async function authorsOfPage(
  { viewerId, latest }: FeedAuthors,
  request: PageRequest,
  newestOf: NewestOf,
): Promise<{ ids: readonly string[]; isFull: boolean }> {
  const { since, isFull } = await oldestOnPage(viewerId, latest, request, newestOf)
  const isOnPage = ({ until }: FollowedAuthor) => until >= (since?.getTime() ?? 0)
  // The latest come first: behind one who is too early, nobody is left.
  const authors = latest.every(isOnPage) ? await authorsSince(viewerId, since) : latest.filter(isOnPage)
  return { ids: idsOf(viewerId, authors), isFull }
}

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
  const likely = after ? await authorsSilentSince(viewerId, after.at, room) : latest.slice(0, room)
  // One more, because a page also says whether another one follows.
  const { rows } = await newestOf(idsOf(viewerId, likely), { first: first + 1, after })
  const oldest = rows[first]
  return { since: oldest?.createdAt ?? null, isFull: oldest !== undefined }
}
