import type { ClientSession } from 'mongoose'
import { type Context, requireViewer } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../errors.ts'
import { UserModel } from '../users/user.model.ts'
import { PostModel, postIndexes } from './post.model.ts'

/** Deletes what hangs on posts that are being deleted, inside their transaction. */
type PostCleaner = (postIds: readonly string[], session: ClientSession) => Promise<void>

/** What other domains delete along with posts; filled once, in `hydration.ts`. */
export const postCleaners: PostCleaner[] = []

/** A post that is gone: who wrote it, and what it answered. */
export type DeletedPost = { id: string; authorId: string; parentId: string | null }

/** Deletes one's own post with everything below it (decisions.md 5). Throws POST_NOT_FOUND or NOT_AUTHOR_DELETE. */
export async function deletePost(ctx: Context, id: string): Promise<DeletedPost> {
  const viewer = requireViewer(ctx)
  return inTransaction([viewer.id, id], async (session) => {
    const post = await PostModel.findById(id).session(session).lean()
    if (!post) throw new AppError('POST_NOT_FOUND')
    if (post.authorId !== viewer.id) throw new AppError('NOT_AUTHOR_DELETE')
    await deleteTree(post, session)
    return { id, authorId: post.authorId, parentId: post.parentId }
  })
}

/**
 * Deletes a post and all replies below it, with every like and bookmark of them, and lowers the counters of its author
 * and its parent. A reply or like that is written meanwhile raises a counter of a post in this tree, so MongoDB lets
 * only one of the two transactions commit: nothing dangles.
 */
async function deleteTree(
  post: { _id: string; authorId: string; parentId: string | null },
  session: ClientSession,
): Promise<void> {
  const ids = await treeIds(post._id, session)
  await PostModel.deleteMany({ _id: { $in: ids } }, { session })
  for (const clean of postCleaners) await clean(ids, session)
  if (post.parentId === null)
    await UserModel.updateOne({ _id: post.authorId }, { $inc: { postCount: -1, writes: 1 } }, { session })
  else await PostModel.updateOne({ _id: post.parentId }, { $inc: { replyCount: -1 } }, { session })
}

/** The ids of a post and of all replies below it. Level by level, as a tree may be deeper than a recursion should go. */
async function treeIds(rootId: string, session: ClientSession): Promise<string[]> {
  const ids = [rootId]
  let level = [rootId]
  while (level.length > 0) {
    const replies = await PostModel.find({ parentId: { $in: level } }, { _id: 1 })
      .session(session)
      .lean()
    level = replies.map((reply) => reply._id)
    ids.push(...level)
  }
  return ids
}

/** Deletes every post and reply of an account that is being deleted, one tree a transaction. */
export async function removePostsOf(userId: string): Promise<void> {
  for (;;) {
    const post = await PostModel.findOne({ authorId: userId }, { _id: 1 }).hint(postIndexes.everyByAuthor).lean()
    if (!post) return
    await inTransaction([post._id], async (session) => {
      const present = await PostModel.findById(post._id).session(session).lean()
      if (present) await deleteTree(present, session)
    })
  }
}
