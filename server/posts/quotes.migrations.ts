import type { mongo } from 'mongoose'
import { database } from '../db/connection.ts'
import type { Migration } from '../db/migrations.ts'
import { inTransaction } from '../db/transaction.ts'
import { type PostDocument, PostModel, postIndexes } from './post.model.ts'
import { authorsOfPosts } from './posts.migrations.ts'
import { endQuotesOf } from './quotes.ts'

const projection = { authorId: 1, quotedId: 1, quoteNotifiedId: 1, quoteCount: 1, removal: 1, unlisted: 1 } as const

type Post = Pick<PostDocument, keyof typeof projection | '_id'>

/** Corrects quotes after a release that knows none has deleted posts, taken them out of lists or put them back. */
export const quotesMigration: Migration = {
  number: 7,
  name: 'quotes of posts that a release without quotes deleted or hid',
  collection: 'posts',
  size: 500,
  projection,
  migrate: async (posts: Post[]) => {
    const quoted = new Set(posts.flatMap(({ quotedId }) => quotedId ?? []))
    const authors = await authorsOfPosts([...quoted])
    for (const id of quoted) if (!authors.has(id)) await endQuotesOf(id)
    const news = posts.flatMap((post) => newsOf(post, authors.get(post.quotedId ?? '')))
    if (news.length > 0) await database().collection<PostDocument>('posts').bulkWrite(news, { ordered: false })
    for (const { _id, quoteCount } of posts) if (quoteCount) await countQuotes(_id)
  },
}

/** A quote notifies somebody only while it is in lists. The writes leave alone what left or entered lists meanwhile. */
function newsOf(post: Post, notifiedId: string | undefined): mongo.AnyBulkWriteOperation<PostDocument>[] {
  const { _id, quotedId, removal = null, unlisted = null } = post
  if (quotedId === undefined || notifiedId === undefined || notifiedId === post.authorId) return []
  const kept = removal ? 'removal.listed' : unlisted && 'unlisted'
  if (kept === null) {
    const filter = { _id, quotedId, removal: { $exists: false }, unlisted: { $exists: false } }
    return post.quoteNotifiedId ? [] : [{ updateOne: { filter, update: { $set: { quoteNotifiedId: notifiedId } } } }]
  }
  const filter = { _id, quotedId, [kept]: { $exists: true } }
  const update = { $set: { [`${kept}.quoteNotifiedId`]: notifiedId }, $unset: { quoteNotifiedId: 1 } } as const
  return post.quoteNotifiedId ? [{ updateOne: { filter, update } }] : []
}

/** A new or lost quote of this post also changes the counter, so only one of the transactions commits. */
async function countQuotes(id: string): Promise<void> {
  await inTransaction([id], async ({ session }) => {
    const quoteCount = await PostModel.countDocuments({ quotedId: id }).hint(postIndexes.byQuoted).session(session)
    await PostModel.updateOne({ _id: id }, { quoteCount }, { session })
  })
}
