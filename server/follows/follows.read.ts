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

const byFeedRank = {
  hint: followIndexes.byFeedRank,
  projection: { _id: 0, followeeId: 1, feedRank: 1, hidesReposts: 1 },
} as const

type RankedFollow = Pick<FollowDocument, 'followeeId' | 'feedRank'> & {
  /** The index has null where the follow lacks the field. */
  hidesReposts: true | null
}

/** Whom these accounts follow, latest first. An id comes once for each follow. Reads only the index. */
export async function latestFollowees(followerIds: readonly string[], limit: number): Promise<string[]> {
  if (followerIds.length === 0) return []
  const filter = { followerId: { $in: [...followerIds] } }
  const projection = { _id: 0, followeeId: 1 }
  const options = { sort: { at: -1, followeeId: -1 }, hint: followIndexes.following, limit, projection } as const
  return (await find<Pick<FollowDocument, 'followeeId'>>('follows', filter, options)).map(
    ({ followeeId }) => followeeId,
  )
}

/** None of the account's posts or reposts is newer than `newestBy` (milliseconds since 1970; Infinity if unknown). */
export type FollowedAuthor = { id: string; newestBy: number; hidesReposts: boolean }

const followedAuthor = ({ followeeId, feedRank, hidesReposts }: RankedFollow): FollowedAuthor => ({
  id: followeeId,
  newestBy: -(feedRank ?? -Infinity),
  hidesReposts: hidesReposts === true,
})

/** `$not` also finds unknown ranks, and still reads only two ranges of the index. */
const everPosted = { $not: { $gte: silentRank } }

/** The followed accounts that posted or reposted last, by day. Accounts of unknown rank come first. */
export async function latestFollowed(userId: string, limit: number): Promise<FollowedAuthor[]> {
  const filter = { followerId: userId, feedRank: everPosted }
  const options = { ...byFeedRank, limit, sort: followIndexes.byFeedRank }
  return (await find<RankedFollow>('follows', filter, options)).map(followedAuthor)
}

/** The followed accounts that may have posted or reposted since this time; without a time, ever. */
export async function followedWhoPosted(userId: string, since?: Date): Promise<FollowedAuthor[]> {
  const feedRank = since ? { $not: { $gt: -since.getTime() } } : everPosted
  const follows = await findAll<RankedFollow>('follows', { followerId: userId, feedRank }, { ...byFeedRank, batchSize })
  return follows.map(followedAuthor)
}
