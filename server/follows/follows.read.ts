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

/** A followed account. It has no post after `until` (milliseconds since 1970), and none at all if that is 0. */
export type FollowedAuthor = { id: string; until: number }

const byRank = { hint: followIndexes.byRank, projection: { _id: 0, followeeId: 1, feedRank: 1 } }

/** The first of the followed accounts, those that posted last; those of which it is not known come before them. */
export async function latestAuthors(userId: string, limit: number): Promise<FollowedAuthor[]> {
  const options = { ...byRank, limit, sort: followIndexes.byRank }
  return authors(await find('follows', { followerId: userId }, options))
}

/** The followed accounts that had their last post before a moment, the latest first. */
export async function authorsSilentSince(userId: string, moment: Date, limit: number): Promise<FollowedAuthor[]> {
  const filter = { followerId: userId, feedRank: { $gte: -moment.getTime(), $lt: 0 } }
  return authors(await find('follows', filter, { ...byRank, limit, sort: followIndexes.byRank }))
}

/** All followed accounts that may have posted at a moment or later (without one, that may have posted at all). */
export async function authorsSince(userId: string, moment: Date | null): Promise<FollowedAuthor[]> {
  // `$not` keeps unknown ranks, and still is two ranges of the index.
  const feedRank = { $not: moment ? { $gt: -moment.getTime() } : { $gte: 0 } }
  return authors(await findAll('follows', { followerId: userId, feedRank }, { ...byRank, batchSize }))
}

const authors = (follows: Pick<FollowDocument, 'followeeId' | 'feedRank'>[]): FollowedAuthor[] =>
  follows.map(({ followeeId, feedRank }) => ({ id: followeeId, until: -(feedRank ?? -Infinity) }))
