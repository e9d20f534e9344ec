import type { Migration } from '../db/migrations.ts'
import { findByIds } from '../db/read.ts'
import { inTransaction } from '../db/transaction.ts'
import { updateAndRead } from '../db/write.ts'
import { type Continued, continueAnew } from './continuations.ts'
import type { PostRow } from './post.row.ts'

const projection = { authorId: 1, parentId: 1, continuedId: 1, createdAt: 1, 'removal.at': 1 } as const

type Post = Continued & Pick<PostRow, '_id' | 'parentId' | 'removal'>

/** Stores which reply continues a post, for what a release without threads wrote or deleted. */
export const continuationsMigration: Migration = {
  number: 9,
  name: 'posts with what continues them',
  collection: 'posts',
  size: 500,
  projection,
  migrate: async (batch: Post[]) => {
    const ids = batch.flatMap(({ parentId, continuedId }) => [parentId ?? [], continuedId ?? []].flat())
    const byId = await readById(ids)
    const others = batch.flatMap((post) => {
      const parent = byId.get(post.parentId ?? '')
      return parent && parent.continuedId !== post._id && continues(post, parent) ? [{ post, parent }] : []
    })
    const present = await readById(others.flatMap(({ parent }) => parent.continuedId ?? []))
    const late = others.filter(({ post, parent }) => isOlder(post, present.get(parent.continuedId ?? '')))
    const outdated = batch.filter((post) => {
      const next = byId.get(post.continuedId ?? '')
      return post.continuedId !== undefined && !(next && continues(next, post))
    })
    for (const id of new Set([...late.map(({ parent }) => parent._id), ...idsOf(outdated)])) await correct(id)
  },
}

async function readById(ids: readonly string[]): Promise<Map<string, Post>> {
  const read = await findByIds<Post>('posts', [...new Set(ids)], projection)
  return new Map(read.map((post) => [post._id, post]))
}

/** Authors may answer old posts of theirs while the migration runs. If there is no other post, any counts as older. */
const isOlder = (post: Post, than: Post | undefined) => !than || post.createdAt < than.createdAt

const idsOf = (posts: readonly Post[]) => posts.map(({ _id }) => _id)

const continues = (reply: Post, post: Post) =>
  reply.parentId === post._id && reply.authorId === post.authorId && !reply.removal

/** A reply to the post, or a deletion of one, also changes it, so only one of the transactions commits. */
async function correct(id: string): Promise<void> {
  await inTransaction([id], async ({ session }) => {
    const post = await updateAndRead<Post & { touches: number }>(
      'posts',
      { _id: id },
      { $inc: { touches: 1 } },
      session,
    )
    if (post) await continueAnew([post], session)
  })
}
