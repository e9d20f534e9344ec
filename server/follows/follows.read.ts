import { find, findAll } from '../db/read.ts'
import { silentRank } from '../users/user.row.ts'
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

const byFeedRank = { hint: followIndexes.byFeedRank, projection: { _id: 0, followeeId: 1, feedRank: 1 } } as const

type RankedFollow = Pick<FollowDocument, 'followeeId' | 'feedRank'>

/** A followed account, and the time (milliseconds since 1970) that none of its posts is newer than; Infinity if unknown. */
type FollowedAuthor = { id: string; newestBy: number }

/** Whose rank is not that of silence. `$not` keeps unknown ranks, and still is two ranges of the index. */
const everPosted = { $not: { $gte: silentRank } }

/** The followed accounts that posted last, by day; those of which it is not known come before them. */
export async function latestFollowed(userId: string, limit: number): Promise<FollowedAuthor[]> {
  const filter = { followerId: userId, feedRank: everPosted }
  const options = { ...byFeedRank, limit, sort: followIndexes.byFeedRank }
  const follows = await find<RankedFollow>('follows', filter, options)
  return follows.map(({ followeeId, feedRank }) => ({ id: followeeId, newestBy: -(feedRank ?? -Infinity) }))
}

/** The ids of all followed accounts that may have posted at this time or later; without one, that may have posted at all. */
export async function followedWhoPosted(userId: string, since?: Date): Promise<string[]> {
  const feedRank = since ? { $not: { $gt: -since.getTime() } } : everPosted
  const follows = await findAll<RankedFollow>('follows', { followerId: userId, feedRank }, { ...byFeedRank, batchSize })
  return follows.map(({ followeeId }) => followeeId)
}
