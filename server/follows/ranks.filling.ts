import type { Filling } from '../db/filling.ts'
import { inTransaction } from '../db/transaction.ts'
import { PostModel, postIndexes } from '../posts/post.model.ts'
import { type UserDocument, UserModel } from '../users/user.model.ts'
import { silentRank } from '../users/user.row.ts'
import { type Ranked, rankAt, rankOfLikes, rankedAs, storeRanks } from './ranks.ts'

type OldUser = Pick<UserDocument, '_id' | 'feedRank' | 'likeRank'>

/** The ranks of accounts of a release that did not store them. */
export const ranksFilling: Filling = {
  name: 'accounts with feed ranks and like ranks',
  collection: 'users',
  size: 20,
  projection: { feedRank: 1, likeRank: 1 },
  fill: async (users: OldUser[]) => {
    const old = users.filter(({ feedRank, likeRank }) => feedRank === undefined || likeRank === undefined)
    if (old.length > 0) await rankAccounts(old.map(({ _id }) => _id))
  },
}

/** Who posts or gets a like that changes a rank has their account touched, so only one of the two transactions commits. */
async function rankAccounts(ids: readonly string[]): Promise<void> {
  await inTransaction([], async ({ session }) => {
    const lacking = [{ feedRank: { $exists: false } }, { likeRank: { $exists: false } }]
    const columns = { followerCount: 1, feedRank: 1, likeRank: 1 }
    const users = await UserModel.find({ _id: { $in: ids }, $or: lacking }, columns)
      .session(session)
      .lean()
    const first = (authorId: string, hint: typeof postIndexes.byAuthor | typeof postIndexes.byAuthorLikes) => {
      const { top: _top, authorId: _author, ...order } = hint
      const columns = { createdAt: 1, likeCount: 1 }
      return PostModel.findOne({ top: 1, authorId }, columns).sort(order).hint(hint).session(session).lean()
    }
    const ranked: Ranked[] = []
    for (const user of users) {
      const newest = await first(user._id, postIndexes.byAuthor)
      const mostLiked = await first(user._id, postIndexes.byAuthorLikes)
      const { ranks } = rankedAs(user, {
        ...(user.feedRank === undefined && { feedRank: newest ? rankAt(newest.createdAt) : silentRank }),
        ...(user.likeRank === undefined && { likeRank: mostLiked ? rankOfLikes(mostLiked.likeCount) : silentRank }),
      })
      // A missing copy says the same as null, and there may be millions.
      const isUnranked = Object.values(ranks).every((rank) => rank === null)
      ranked.push({ ...user, ranks, followerCount: isUnranked ? 0 : user.followerCount })
    }
    if (ranked.length > 0) await storeRanks(ranked, { session })
  })
}
