import { find, findAll } from '../db/read.ts'
import { silentRank } from '../users/user.row.ts'
import { type FollowDocument, followIndexes } from './follow.model.ts'

const batchSize = 10_000

/** The ids of all followed accounts, in no order. Reads only the index. */
export async function followedIds(userId: string): Promise<string[]> {
  const follows = await findAll<Pick<FollowDocument, 'followeeId'>>(
    'follows',
    { followerId: userId, followeeId: { $gt: '' } },
    { hint: followIndexes.pair, batchSize, projection: { _id: 0, followeeId: 1 } },
  )
  return follows.map(({ followeeId }) => followeeId)
}

/** The followed accounts whose reposts an account hides. Reads only the index. */
export async function withHiddenReposts(userId: string): Promise<ReadonlySet<string>> {
  const hidden = await findAll<Pick<FollowDocument, 'followeeId'>>(
    'follows',
    { followerId: userId, hidesReposts: true },
    { hint: followIndexes.hidden, batchSize, projection: { _id: 0, followeeId: 1 } },
  )
  return new Set(hidden.map(({ followeeId }) => followeeId))
}

const byFeedRank = { hint: followIndexes.byFeedRank, projection: { _id: 0, followeeId: 1, feedRank: 1 } } as const

type RankedFollow = Pick<FollowDocument, 'followeeId' | 'feedRank'>

/** None of the account's posts or reposts is newer than `newestBy` (milliseconds since 1970; Infinity if unknown). */
type FollowedAuthor = { id: string; newestBy: number }

/** `$not` also finds unknown ranks, and still reads only two ranges of the index. */
const everPosted = { $not: { $gte: silentRank } }

/** The followed accounts that posted or reposted last, by day. Accounts of unknown rank come first. */
export async function latestFollowed(userId: string, limit: number): Promise<FollowedAuthor[]> {
  const filter = { followerId: userId, feedRank: everPosted }
  const options = { ...byFeedRank, limit, sort: followIndexes.byFeedRank }
  const follows = await find<RankedFollow>('follows', filter, options)
  return follows.map(({ followeeId, feedRank }) => ({ id: followeeId, newestBy: -(feedRank ?? -Infinity) }))
}

/** The followed accounts that may have posted or reposted since this time; without a time, ever. */
export async function followedWhoPosted(userId: string, since?: Date): Promise<string[]> {
  const feedRank = since ? { $not: { $gt: -since.getTime() } } : everPosted
  const follows = await findAll<RankedFollow>('follows', { followerId: userId, feedRank }, { ...byFeedRank, batchSize })
  return follows.map(({ followeeId }) => followeeId)
}
