import { find, findAll } from '../db/read.ts'
import { type FollowDocument, followIndexes } from './follow.model.ts'

/** How many ids one command returns: about 600 kB. */
const batchSize = 10_000

/** The ids of all accounts that an account follows, in no particular order. Reads only the index. */
export async function followedIds(userId: string): Promise<string[]> {
  const follows = await findAll<Pick<FollowDocument, 'followeeId'>>(
    'follows',
    { followerId: userId, followeeId: { $gt: '' } },
    { hint: followIndexes.pair, batchSize, projection: { _id: 0, followeeId: 1 } },
  )
  return follows.map(({ followeeId }) => followeeId)
}

/** A followed account. None of its posts exceeds `atMost` in the order of a rank, and it has none at all if that is 0. */
export type FollowedAuthor = { id: string; atMost: number }

/** By which rank followed accounts are ordered; then `atMost` is a time (milliseconds since 1970) or a number of likes. */
export type RankName = 'feedRank' | 'likeRank'

const hints = { feedRank: followIndexes.byFeedRank, likeRank: followIndexes.byLikeRank } as const

const readBy = (rank: RankName) => ({ hint: hints[rank], projection: { _id: 0, followeeId: 1, [rank]: 1 } })

/**
 * The first of the followed accounts, those with the highest `atMost`; those of which it is not known come before them.
 * With a value, only those that may have posts of it or beyond it.
 */
export async function leadingAuthors(
  userId: string,
  rank: RankName,
  limit: number,
  value: number | null,
): Promise<FollowedAuthor[]> {
  const options = { ...readBy(rank), limit, sort: hints[rank] }
  const filter = { followerId: userId, ...(value !== null && { [rank]: { $not: { $gt: -value } } }) }
  return authors(rank, await find('follows', filter, options))
}

/** The followed accounts that have posts, but none beyond `value`, the highest `atMost` first. */
export async function authorsBelow(
  userId: string,
  rank: RankName,
  value: number,
  limit: number,
): Promise<FollowedAuthor[]> {
  const filter = { followerId: userId, [rank]: { $gte: -value, $lt: 0 } }
  return authors(rank, await find('follows', filter, { ...readBy(rank), limit, sort: hints[rank] }))
}

/** All followed accounts that may have posts of `value` or beyond it (without one, that may have posts at all). */
export async function authorsFrom(userId: string, rank: RankName, value: number | null): Promise<FollowedAuthor[]> {
  // `$not` keeps unknown ranks, and still is two ranges of the index.
  const filter = { followerId: userId, [rank]: { $not: value === null ? { $gte: 0 } : { $gt: -value } } }
  return authors(rank, await findAll('follows', filter, { ...readBy(rank), batchSize }))
}

const authors = (rank: RankName, follows: Pick<FollowDocument, 'followeeId' | RankName>[]): FollowedAuthor[] =>
  follows.map((follow) => ({ id: follow.followeeId, atMost: -(follow[rank] ?? -Infinity) }))
