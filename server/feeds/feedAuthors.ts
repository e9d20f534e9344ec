import type { PageRequest } from '../db/keyset.ts'
import { dayMs } from '../follows/feedRank.ts'
import { followedAmong } from '../follows/follows.hydration.ts'
import { type FollowedAuthor, authorsSilentSince, authorsSince, latestAuthors } from '../follows/follows.read.ts'
import type { PostKey } from './postKey.ts'

/** So many followed accounts, those that posted last, are read for every page. */
const few = 399

/** The accounts whose posts a viewer's Home consists of. */
export type FeedAuthors = {
  viewerId: string
  /** The followed accounts that posted last, those first of which it is not known. */
  latest: readonly FollowedAuthor[]
  /** The viewer and all followed accounts that ever posted; null if those are too many to read for every page. */
  all: readonly string[] | null
  /** Those of some posts that are in the feed. */
  among(posts: readonly PostKey[]): Promise<PostKey[]>
}

/** Reads at most 399 follows. */
export async function feedAuthors(viewerId: string): Promise<FeedAuthors> {
  const latest = await latestAuthors(viewerId, few)
  const posted = latest.filter(everPosted)
  if (posted.length < few) return allKnown(viewerId, latest, posted)
  const known = new Set(idsOf(viewerId, posted))
  // All that posted later are known.
  const until = latest.at(-1)?.until ?? Infinity
  const among = async (posts: readonly PostKey[]) => {
    const unknown = posts.filter(({ authorId, createdAt }) => !known.has(authorId) && createdAt.getTime() <= until)
    const asked = new Set(unknown.map(({ authorId }) => authorId))
    const followed: ReadonlySet<string> = asked.size > 0 ? await followedAmong(viewerId, [...asked]) : asked
    return posts.filter(({ authorId }) => known.has(authorId) || followed.has(authorId))
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
  const among = (posts: readonly PostKey[]) => Promise.resolve(posts.filter(({ authorId }) => known.has(authorId)))
  return { viewerId, latest, all, among }
}

const everPosted = ({ until }: FollowedAuthor) => until > 0

const idsOf = (viewerId: string, authors: readonly FollowedAuthor[]) => [viewerId, ...authors.map(({ id }) => id)]

/** Authors who should fill a page of a list by time, and since when nobody else has posted; null if nobody else matters. */
export type LikelyAuthors = { ids: readonly string[]; othersUntil: number | null }

/**
 * The authors who, going by the days of their newest posts, fill a page of a list by time. If the page is full of posts
 * later than `othersUntil`, it is right; it may not be where posts were deleted. Null if `latest` does not tell.
 */
export function likelyOfLatest({ viewerId, latest, all }: FeedAuthors, request: PageRequest): LikelyAuthors | null {
  const given = oldestOnPage(request)
  const since = given ?? dayThatFills(latest, request)
  const count = since === undefined ? -1 : latest.findIndex(({ until }) => until < since)
  if (count < 0) return all ? { ids: all, othersUntil: null } : null
  const others = given === undefined ? latest[count]?.until : undefined
  return { ids: idsOf(viewerId, latest.slice(0, count)), othersUntil: others ?? null }
}

/** The same where `latest` does not tell. Null if it takes all authors. */
export async function likelyAuthors(
  { viewerId, latest }: FeedAuthors,
  request: PageRequest,
): Promise<LikelyAuthors | null> {
  const { first, after } = request
  const given = oldestOnPage(request)
  const silent = given === undefined && after ? await authorsSilentSince(viewerId, after.at, first + 1) : []
  const since = given ?? dayThatFills(latest, request) ?? silent[first]?.until
  if (since === undefined || since <= 0) return null
  const authors = await authorsSince(viewerId, new Date(since))
  return { ids: idsOf(viewerId, authors), othersUntil: given === undefined ? since - dayMs : null }
}

/** The time of the oldest post that a request can ask for, if it says so. */
function oldestOnPage({ after, until, isBackward }: PageRequest): number | undefined {
  return isBackward ? (after?.at.getTime() ?? 0) : until?.at.getTime()
}

/**
 * The end of a day in or after which enough authors had their newest post to fill a page. It leaves out those who have
 * posted since the end of the page before: they may have no older posts.
 */
function dayThatFills(latest: readonly FollowedAuthor[], { first, after }: PageRequest): number | undefined {
  const end = after?.at.getTime() ?? Infinity
  return latest[latest.filter(({ until }) => until >= end).length + first]?.until
}
