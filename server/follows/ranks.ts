import type { Posted } from '../context.ts'
import { database } from '../db/connection.ts'
import type { Transaction } from '../db/transaction.ts'
import { updateAndRead } from '../db/write.ts'
import type { PostRow } from '../posts/post.row.ts'
import { type Rank, type UserRow, silentRank } from '../users/user.row.ts'
import { type FollowDocument, followIndexes } from './follow.model.ts'

/** Accounts with more followers have no ranks: their follows would be too many to change. */
export const mostRankedFollowers = 1_000

/** Feed ranks differ by whole days. */
export const dayMs = 24 * 60 * 60 * 1000

/** The feed rank of an account whose newest post is from `at`. */
export function rankAt(at: Date): number {
  const day = Math.floor(at.getTime() / dayMs)
  return -((day + 1) * dayMs - 1)
}

/** Most posts get no more likes, so that most likes change no rank. */
const fewLikes = 3

/** Like ranks differ by half a doubling: finer ones would change more often, coarser ones let more accounts lead. */
const steps = 2

const mostAtStep = (step: number) => Math.floor(2 ** (step / steps)) - 1

/** The like rank of an account whose most liked post has so many likes. */
export function rankOfLikes(likes: number): number {
  return -mostAtStep(Math.ceil(steps * Math.log2(Math.max(fewLikes, likes) + 1)))
}

/** What the like rank after that of `atMost` likes stands for. Below the lowest one, accounts have no posts. */
export function likesBelow(atMost: number): number {
  return atMost > fewLikes ? mostAtStep(Math.round(steps * Math.log2(atMost + 1)) - 1) : 0
}

type Session = Pick<Transaction, 'session'>

/** Both ranks, or those of which it is the question. */
type Ranks = Partial<Record<'feedRank' | 'likeRank', Rank>>

/** An account and the ranks that it gets. */
export type Ranked = Pick<UserRow, '_id' | 'followerCount'> & { ranks: Ranks }

/** An account with ranks, unless it has too many followers for them. */
export function rankedAs({ _id, followerCount }: Pick<UserRow, '_id' | 'followerCount'>, ranks: Ranks): Ranked {
  return { _id, followerCount, ranks: followerCount > mostRankedFollowers ? withoutValues(ranks) : ranks }
}

const withoutValues = (ranks: Ranks): Ranks => Object.fromEntries(Object.keys(ranks).map((name) => [name, null]))

const isBehind = (stored: Rank | undefined, rank: number) => typeof stored === 'number' && stored > rank

/**
 * Ranks the authors of new posts, each once a day, in one or two commands. The authors are as this transaction has
 * touched them. Throws if several have more followers together than one with a rank may have.
 */
export async function rankAuthors(posted: readonly Posted[], transaction: Session): Promise<void> {
  const ranked = posted.flatMap(({ author, at }) => {
    const feedRank = rankAt(at)
    const likeRank = rankOfLikes(0)
    const ranks = {
      ...(isBehind(author.feedRank, feedRank) && { feedRank }),
      ...(isBehind(author.likeRank, likeRank) && { likeRank }),
    }
    return Object.keys(ranks).length > 0 ? [rankedAs(author, ranks)] : []
  })
  await storeTogether(ranked, transaction)
}

/**
 * Ranks the authors of posts that were liked; a post is listed once for each like, with all its likes. Costs nothing
 * unless a post now exceeds what a rank allowed, and one command unless that rank was its author's. Throws as
 * `rankAuthors`.
 */
export async function rankLiked(liked: readonly PostRow[], transaction: Session): Promise<void> {
  const ranked: Ranked[] = []
  for (const [_id, likeRank] of raisedBy(liked)) {
    // Writes also where the rank is not known yet, which conflicts with its being filled in.
    const filter = { _id, $or: [{ likeRank: { $gt: likeRank } }, { likeRank: { $exists: false } }] }
    const update = { $inc: { writes: 1 } }
    const author = await updateAndRead<UserRow & { writes: number }>('users', filter, update, transaction.session)
    if (author && isBehind(author.likeRank, likeRank)) ranked.push(rankedAs(author, { likeRank }))
  }
  await storeTogether(ranked, transaction)
}

/** The ranks of authors of which a post got so many likes that its rank changed. */
function raisedBy(liked: readonly PostRow[]): Map<string, number> {
  const likes = new Map<string, number>()
  for (const { _id } of liked) likes.set(_id, (likes.get(_id) ?? 0) + 1)
  const raised = new Map<string, number>()
  for (const { _id, authorId, parentId, likeCount } of liked) {
    const rank = rankOfLikes(likeCount)
    if (parentId === null && rank < rankOfLikes(likeCount - (likes.get(_id) ?? 0)))
      raised.set(authorId, Math.min(rank, raised.get(authorId) ?? silentRank))
  }
  return raised
}

/** The ranks for a new follow of an account, which the transaction has counted already. */
export async function ranksOfFollowed(followee: UserRow, transaction: Session): Promise<Ranks> {
  const { feedRank = null, likeRank = null } = followee
  const ranks = { feedRank, likeRank }
  if (followee.followerCount <= mostRankedFollowers || (feedRank === null && likeRank === null)) return ranks
  const ranked = rankedAs(followee, ranks)
  await storeRanks([ranked], transaction)
  return ranked.ranks
}

async function storeTogether(ranked: readonly Ranked[], transaction: Session): Promise<void> {
  const followers = ranked.reduce((sum, { followerCount }) => sum + followerCount, 0)
  if (ranked.length > 1 && followers > mostRankedFollowers) throw new Error('Too many follows for one transaction.')
  if (ranked.length > 0) await storeRanks(ranked, transaction)
}

/** Stores the ranks of accounts and their copies, in two commands. Conflicts with other writes of these accounts. */
export async function storeRanks(accounts: readonly Ranked[], { session }: Session): Promise<void> {
  const own = accounts.map(({ _id, ranks }) => ({ updateOne: { filter: { _id }, update: { $set: ranks } } }))
  await database().collection<UserRow>('users').bulkWrite(own, { session })
  const copies = accounts
    .filter(({ followerCount }) => followerCount > 0)
    .map(({ _id, ranks }) => ({
      updateMany: {
        filter: { followeeId: _id, at: { $lte: new Date(8.64e15) } },
        update: { $set: ranks },
        hint: followIndexes.followers,
      },
    }))
  if (copies.length > 0) await database().collection<FollowDocument>('follows').bulkWrite(copies, { session })
}
