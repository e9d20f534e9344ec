import { database } from '../db/connection.ts'
import type { Migration } from '../db/migrations.ts'
import { type Transaction, inTransaction } from '../db/transaction.ts'
import { PostModel, postIndexes } from '../posts/post.model.ts'
import { type UserDocument, UserModel } from '../users/user.model.ts'
import { silentRank } from '../users/user.row.ts'
import { rankAt, rankFor, storeRank } from './ranks.ts'

type OldUser = Pick<UserDocument, '_id' | 'feedRank'>

/** Gives ranks to accounts of a release without them. */
export const ranksMigration: Migration = {
  number: 6,
  name: 'accounts with feed ranks',
  collection: 'users',
  size: 20,
  projection: { feedRank: 1 },
  migrate: async (users: OldUser[]) => {
    const old = users.filter(({ feedRank }) => feedRank === undefined)
    if (old.length > 0) await rankAccounts(old.map(({ _id }) => _id))
  },
}

/** A post at the same time changes its author's account, so only one of the transactions commits. */
async function rankAccounts(ids: readonly string[]): Promise<void> {
  await inTransaction([], async ({ session }) => {
    const unranked = { _id: { $in: ids }, feedRank: { $exists: false } }
    const users = await UserModel.find(unranked, { followerCount: 1 }).session(session).lean()
    for (const user of users) {
      const rank = rankFor(user, await newestRank(user._id, session))
      // A follow without a copy of the rank counts as null. So null needs no copies, which may be millions: with a count
      // of 0, `storeRank` writes none.
      await storeRank({ ...user, followerCount: rank === null ? 0 : user.followerCount }, rank, { session })
    }
  })
}

/** The rank of an account by its newest post or repost. */
async function newestRank(userId: string, session: Transaction['session']): Promise<number> {
  const post = await PostModel.findOne({ top: 1, authorId: userId }, { createdAt: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .hint(postIndexes.byAuthor)
    .session(session)
    .lean()
  const reposts = database().collection<{ userId: string; at: Date }>('reposts')
  const repost = await reposts.findOne({ userId }, { sort: { at: -1, postId: -1 }, projection: { at: 1 }, session })
  return Math.min(silentRank, ...[post?.createdAt, repost?.at].map((at) => (at ? rankAt(at) : silentRank)))
}
