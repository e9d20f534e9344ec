import type { PageRequest } from '../db/keyset.ts'
import { followedAmong } from '../follows/follows.hydration.ts'
import { type FollowedAuthor, authorsBelow, authorsFrom, leadingAuthors } from '../follows/follows.read.ts'
import type { Feed } from './feedOrders.ts'
import type { PostKey } from './postKey.ts'

/** So many followed accounts, the first by the rank of the feed, are read for a page. */
export const fewAuthors = 399

/** The same for a later page, where it is known that a scan would not find it. */
export const moreAuthors = 1_200

/** The accounts whose posts a viewer's Home consists of. */
export type FeedAuthors = {
  viewerId: string
  feed: Feed
  /** The first followed accounts by the rank of the feed; those come first of which it is not known. */
  leading: readonly FollowedAuthor[]
  /** The viewer and all followed accounts that may have posts on the page; null if those are too many to read each time. */
  all: readonly string[] | null
  /** Those of some posts that are in the feed. */
  among(posts: readonly PostKey[]): Promise<PostKey[]>
}

/** Reads at most `count` follows. */
export async function feedAuthors(
  viewerId: string,
  feed: Feed,
  count: number,
  request: PageRequest,
): Promise<FeedAuthors> {
  const leading = await leadingAuthors(viewerId, feed.rank, count, lastOnPage(feed, request) ?? null)
  const base = { viewerId, feed, leading }
  const posted = leading.filter(everPosted)
  if (posted.length < count) return allKnown(base, posted)
  const known = new Set(idsOf(viewerId, posted))
  // All with posts beyond that are known.
  const rest = leading.at(-1)?.atMost ?? Infinity
  const isUnknown = (post: PostKey) => !known.has(post.authorId) && feed.value(feed.positionOf(post)) <= rest
  const among = async (posts: readonly PostKey[]) => {
    const asked = new Set(posts.filter(isUnknown).map(({ authorId }) => authorId))
    const followed: ReadonlySet<string> = asked.size > 0 ? await followedAmong(viewerId, [...asked]) : asked
    return posts.filter(({ authorId }) => known.has(authorId) || followed.has(authorId))
  }
  return { ...base, all: null, among }
}

/** The same with all authors, however many. */
export async function withAllAuthors(authors: FeedAuthors): Promise<FeedAuthors & { all: readonly string[] }> {
  const { viewerId, feed, all } = authors
  return all ? { ...authors, all } : allKnown(authors, await authorsFrom(viewerId, feed.rank, null))
}

function allKnown(base: Pick<FeedAuthors, 'viewerId' | 'feed' | 'leading'>, posted: readonly FollowedAuthor[]) {
  const all = idsOf(base.viewerId, posted)
  const known = new Set(all)
  const among = (posts: readonly PostKey[]) => Promise.resolve(posts.filter(({ authorId }) => known.has(authorId)))
  return { ...base, all, among }
}

const everPosted = ({ atMost }: FollowedAuthor) => atMost > 0

const idsOf = (viewerId: string, authors: readonly FollowedAuthor[]) => [viewerId, ...authors.map(({ id }) => id)]

/** Authors who should fill a page, and what no post of the others exceeds; null if nobody else matters. */
export type LikelyAuthors = { ids: readonly string[]; othersAtMost: number | null }

/**
 * The authors who, going by their ranks, fill a page. If the page is full of posts beyond `othersAtMost`, it is right; it
 * may not be where posts were deleted or likes taken back. Null if `leading` does not tell.
 */
export function likelyOfLeading(
  { viewerId, feed, leading, all }: FeedAuthors,
  request: PageRequest,
): LikelyAuthors | null {
  const given = lastOnPage(feed, request)
  const since = given ?? valueThatFills(feed, leading, request)
  const count = since === undefined ? -1 : leading.findIndex(({ atMost }) => atMost < since)
  if (count < 0) return all ? { ids: all, othersAtMost: null } : null
  const others = given === undefined ? leading[count]?.atMost : undefined
  return { ids: idsOf(viewerId, leading.slice(0, count)), othersAtMost: others === undefined ? null : boundOf(others) }
}

/** The same where `leading` does not tell. Null if it takes all authors. */
export async function likelyAuthors(
  { viewerId, feed, leading }: FeedAuthors,
  request: PageRequest,
): Promise<LikelyAuthors | null> {
  const { first, after } = request
  const given = lastOnPage(feed, request)
  const below =
    given === undefined && after ? await authorsBelow(viewerId, feed.rank, feed.value(after), first + 1) : []
  const since = given ?? valueThatFills(feed, leading, request) ?? below[first]?.atMost
  if (since === undefined || since <= 0) return null
  const authors = await authorsFrom(viewerId, feed.rank, since)
  return { ids: idsOf(viewerId, authors), othersAtMost: given === undefined ? boundOf(feed.below(since)) : null }
}

/** Null instead of what stands for no posts. */
const boundOf = (atMost: number) => (atMost > 0 ? atMost : null)

/** The value of the last post that a request can ask for, if it says so. */
function lastOnPage(feed: Feed, { after, until, isBackward }: PageRequest): number | undefined {
  if (isBackward) return after ? feed.value(after) : 0
  return until ? feed.value(until) : undefined
}

/**
 * An `atMost` of which, or above, enough authors have a post to fill a page. It leaves out those who may have posts
 * beyond the end of the page before: they may have none behind it.
 */
function valueThatFills(
  feed: Feed,
  leading: readonly FollowedAuthor[],
  { first, after }: PageRequest,
): number | undefined {
  const end = after ? feed.value(after) : Infinity
  return leading[leading.filter(({ atMost }) => atMost >= end).length + first]?.atMost
}
