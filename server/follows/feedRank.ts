import type { Posted } from '../context.ts'
import { database } from '../db/connection.ts'
import type { Transaction } from '../db/transaction.ts'
import type { FeedRank, UserRow } from '../users/user.row.ts'
import { type FollowDocument, followIndexes } from './follow.model.ts'

/** Accounts with more followers have no rank: their follows would be too many to change. */
export const mostRankedFollowers = 1_000

/** Ranks differ by whole days. */
export const dayMs = 24 * 60 * 60 * 1000

/** The rank of an account whose newest post is from `at`. */
export function rankAt(at: Date): number {
  const day = Math.floor(at.getTime() / dayMs)
  return -((day + 1) * dayMs - 1)
}

/** An account with a rank, unless it has too many followers for one. */
export function rankedAs({ _id, followerCount }: Pick<UserRow, '_id' | 'followerCount'>, rank: FeedRank): Ranked {
  return { _id, followerCount, feedRank: followerCount > mostRankedFollowers ? null : rank }
}

/**
 * Ranks the authors of new posts, each once a day, in one or two commands. The authors are as this transaction has
 * touched them. Throws if several have more followers together than one with a rank may have.
 */
export async function rankAuthors(posted: readonly Posted[], transaction: Transaction): Promise<void> {
  const ranked = posted.flatMap(({ author, at }) => {
    const rank = rankAt(at)
    return typeof author.feedRank === 'number' && author.feedRank > rank ? [rankedAs(author, rank)] : []
  })
  const followers = ranked.reduce((sum, { followerCount }) => sum + followerCount, 0)
  if (ranked.length > 1 && followers > mostRankedFollowers) throw new Error('Too many follows for one transaction.')
  if (ranked.length > 0) await storeRanks(ranked, transaction)
}

/** The rank for a new follow of an account, which the transaction has counted already. */
export async function rankOfFollowed(followee: UserRow, transaction: Pick<Transaction, 'session'>): Promise<FeedRank> {
  if (typeof followee.feedRank !== 'number') return null
  if (followee.followerCount <= mostRankedFollowers) return followee.feedRank
  await storeRanks([rankedAs(followee, null)], transaction)
  return null
}

/** An account and the rank that it gets. */
export type Ranked = Pick<UserRow, '_id' | 'followerCount'> & { feedRank: FeedRank }

/** Stores the ranks of accounts and their copies, in two commands. Conflicts with other writes of these accounts. */
export async function storeRanks(
  accounts: readonly Ranked[],
  { session }: Pick<Transaction, 'session'>,
): Promise<void> {
  const ranks = accounts.map(({ _id, feedRank }) => ({
    updateOne: { filter: { _id }, update: { $set: { feedRank } } },
  }))
  await database().collection<UserRow>('users').bulkWrite(ranks, { session })
  const copies = accounts
    .filter(({ followerCount }) => followerCount > 0)
    .map(({ _id, feedRank }) => ({
      updateMany: {
        filter: { followeeId: _id, at: { $lte: new Date(8.64e15) } },
        update: { $set: { feedRank } },
        hint: followIndexes.followers,
      },
    }))
  if (copies.length > 0) await database().collection<FollowDocument>('follows').bulkWrite(copies, { session })
}
