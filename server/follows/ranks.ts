import type { Posted } from '../context.ts'
import { database } from '../db/connection.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Rank, UserRow } from '../users/user.row.ts'
import { type FollowDocument, followIndexes } from './follow.model.ts'

/** An account with more followers gets no rank, because each of its follows would need a copy. */
export const mostRankedFollowers = 1_000

const dayMs = 24 * 60 * 60 * 1000

/** The rank of an account that last posted or reposted at this time. Ranks count whole days. */
export function rankAt(at: Date): number {
  const day = Math.floor(at.getTime() / dayMs)
  return -((day + 1) * dayMs - 1)
}

type Session = Pick<Transaction, 'session'>

type Ranked = Pick<UserRow, '_id' | 'followerCount'>

export const rankFor = ({ followerCount }: Ranked, rank: Rank): Rank =>
  followerCount > mostRankedFollowers ? null : rank

/** Ranks an author or reposter, once a day and in two commands. The transaction has already changed the account. */
export async function rankAuthor({ author, at }: Posted, transaction: Session): Promise<void> {
  const rank = rankAt(at)
  const { feedRank } = author
  if (typeof feedRank === 'number' && feedRank > rank) await storeRank(author, rankFor(author, rank), transaction)
}

/** The rank for a new follow. The transaction has already counted the follow. */
export async function rankOfFollowed(followee: UserRow, transaction: Session): Promise<Rank> {
  const { feedRank = null } = followee
  const rank = rankFor(followee, feedRank)
  if (rank !== feedRank) await storeRank(followee, rank, transaction)
  return rank
}

/** Stores a rank and its copies, in two commands. It conflicts with other writes of the account. */
export async function storeRank({ _id, followerCount }: Ranked, rank: Rank, { session }: Session): Promise<void> {
  const ranked = { $set: { feedRank: rank } }
  await database().collection<UserRow>('users').updateOne({ _id }, ranked, { session })
  if (followerCount === 0) return
  const follows = { followeeId: _id, at: { $lte: new Date(8.64e15) } }
  await database()
    .collection<FollowDocument>('follows')
    .updateMany(follows, ranked, { session, hint: followIndexes.followers })
}
