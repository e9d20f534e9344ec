import type { Migration } from '../db/migrations.ts'
import { findByIds } from '../db/read.ts'
import { inTransaction } from '../db/transaction.ts'
import { updateAndRead } from '../db/write.ts'
import { type Continued, continueAnew } from './continuations.ts'
import type { PostRow } from './post.row.ts'

const projection = { authorId: 1, parentId: 1, continuedId: 1, 'removal.at': 1 } as const

type Post = Continued & Pick<PostRow, '_id' | 'parentId' | 'removal'>

/** Stores which reply continues a post for what a release without threads wrote or deleted. */
export const continuationsMigration: Migration = {
  number: 9,
  name: 'posts with what continues them',
  collection: 'posts',
  size: 500,
  projection,
  migrate: async (batch: Post[]) => {
    const ids = batch.flatMap(({ parentId, continuedId }) => [parentId ?? [], continuedId ?? []].flat())
    const read = await findByIds<Post>('posts', [...new Set(ids)], projection)
    const byId = new Map(read.map((post) => [post._id, post]))
    const lacking = batch.flatMap((post) => {
      const parent = byId.get(post.parentId ?? '')
      return parent && parent.continuedId === undefined && continues(post, parent) ? [parent._id] : []
    })
    const outdated = batch.filter((post) => {
      const next = byId.get(post.continuedId ?? '')
      return post.continuedId !== undefined && !(next && continues(next, post))
    })
    for (const id of new Set([...lacking, ...outdated.map(({ _id }) => _id)])) await correct(id)
  },
}

const continues = (reply: Post, post: Post) =>
  reply.parentId === post._id && reply.authorId === post.authorId && !reply.removal

/** Whoever replies to the post or deletes a reply changes it too, so only one of the transactions commits. */
async function correct(id: string): Promise<void> {
  await inTransaction([id], async ({ session }) => {
    const post = await updateAndRead<Post & { touches: number }>(
      'posts',
      { _id: id },
      { $inc: { touches: 1 } },
      session,
    )
    if (post) await continueAnew(post, session)
  })
}
