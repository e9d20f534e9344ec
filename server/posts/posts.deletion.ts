import type { ClientSession } from 'mongoose'
import { type Composition, type Context, requireViewer } from '../context.ts'
import { type Deadline, withoutDeadline } from '../db/deadline.ts'
import { type Transaction, inTransaction } from '../db/transaction.ts'
import { countAction } from '../limits/countAction.ts'
import { UserModel } from '../users/user.model.ts'
import { rememberDeleted } from './deletedReplies.ts'
import { PostModel, postIndexes } from './post.model.ts'
import type { PostRow } from './post.row.ts'
import { postsErrors } from './posts.errors.ts'
import { postsLimits } from './posts.limits.ts'
import { ownPost } from './posts.service.ts'

export type DeletedPost = { id: string; authorId: string; parentId: string | null }

/** MongoDB aborts a transaction after a minute. */
const mostAtOnce = 500

/** Deletes the viewer's own post with all replies below it. Throws POST_NOT_FOUND or NOT_AUTHOR_DELETE. */
export async function deletePost(ctx: Context, id: string): Promise<DeletedPost> {
  const viewer = requireViewer(ctx)
  countAction(ctx, postsLimits.deletions)
  const found = await ownPost(viewer.id, id, postsErrors.NOT_AUTHOR_DELETE)
  await prune(found, ctx.domains, ctx.deadline)
  // Deleting a reply changes its parent's counter, so it takes turns with the parent's likes and replies.
  return inTransaction(
    [viewer.id, id, ...(found.parentId ? [found.parentId] : [])],
    async (transaction) => {
      const post = await ownPost(viewer.id, id, postsErrors.NOT_AUTHOR_DELETE, transaction.session)
      await deleteTree(post, transaction, ctx.domains)
      return { id, authorId: post.authorId, parentId: post.parentId }
    },
    ctx.deadline,
  )
}

/** Deletes the lowest replies until a tree fits one transaction; an interruption leaves a correct smaller tree. */
async function prune(
  root: { _id: string; replyCount: number },
  domains: Composition,
  deadline?: Deadline,
): Promise<void> {
  if (root.replyCount === 0) return
  await withoutDeadline(async () => {
    const ids = await treeIds([root._id])
    while (ids.length > mostAtOnce) {
      const lowest = ids.splice(Math.max(1, ids.length - mostAtOnce))
      await inTransaction([], (transaction) => deleteReplies(lowest, transaction, domains))
    }
  }, deadline)
}

async function deleteReplies(
  replyIds: readonly string[],
  transaction: Transaction,
  domains: Composition,
): Promise<void> {
  const { session } = transaction
  const ids = await treeIds(replyIds, session)
  const answered = await PostModel.find({ _id: { $in: replyIds } }, { parentId: 1 })
    .session(session)
    .lean()
  await deletePosts(ids, transaction, domains)
  const gone = new Set(ids)
  const parents = new Map<string, string>()
  for (const { _id, parentId } of answered) if (parentId !== null && !gone.has(parentId)) parents.set(_id, parentId)
  await rememberDeleted(ids, parents, session)
  const lowered = new Map<string, number>()
  for (const parentId of parents.values()) lowered.set(parentId, (lowered.get(parentId) ?? 0) + 1)
  for (const [parentId, count] of lowered)
    await PostModel.updateOne({ _id: parentId }, { $inc: { replyCount: -count } }, { session })
}

/** A concurrent reply or like changes a counter in this tree, so only one of the two transactions commits. */
async function deleteTree(
  post: { _id: string; authorId: string; parentId: string | null },
  transaction: Transaction,
  domains: Composition,
): Promise<void> {
  const { session } = transaction
  const ids = await treeIds([post._id], session)
  await deletePosts(ids, transaction, domains)
  if (post.parentId === null) {
    await UserModel.updateOne({ _id: post.authorId }, { $inc: { postCount: -1, writes: 1 } }, { session })
    return
  }
  await rememberDeleted(ids, new Map([[post._id, post.parentId]]), session)
  await PostModel.updateOne({ _id: post.parentId }, { $inc: { replyCount: -1 } }, { session })
}

async function deletePosts(ids: readonly string[], transaction: Transaction, domains: Composition): Promise<void> {
  await PostModel.deleteMany({ _id: { $in: ids } }, { session: transaction.session })
  await domains.onPostsDeleted(ids, transaction)
}

/** Parents first. Reads level by level, because a tree may be too deep for recursion. */
async function treeIds(rootIds: readonly string[], session: ClientSession | null = null): Promise<string[]> {
  const ids = new Set(rootIds)
  let level = [...rootIds]
  while (level.length > 0) {
    const replies = await PostModel.find({ parentId: { $in: level } }, { _id: 1 })
      .session(session)
      .lean()
    level = replies.map((reply) => reply._id).filter((id) => !ids.has(id))
    for (const id of level) ids.add(id)
  }
  return [...ids]
}

/** Deletes an account's posts and replies, and the mentions of it. */
export async function removePostsOf(userId: string, domains: Composition): Promise<void> {
  await removeWrittenBy(userId, domains)
  await removeMentionsOf(userId)
}

/** Mentions become plain text. */
async function removeMentionsOf(userId: string): Promise<void> {
  for (;;) {
    const posts = await PostModel.find({ mentionIds: userId }, { _id: 1 })
      .hint(postIndexes.byMention)
      .limit(mostAtOnce)
      .lean()
    if (posts.length === 0) return
    const ids = posts.map(({ _id }) => _id)
    await PostModel.updateMany({ _id: { $in: ids } }, { $pull: { mentionIds: userId } })
  }
}

async function removeWrittenBy(userId: string, domains: Composition): Promise<void> {
  for (;;) {
    const post = await PostModel.findOne({ authorId: userId }, { replyCount: 1, parentId: 1 })
      .hint(postIndexes.everyByAuthor)
      .lean()
    if (!post) return
    await removeTree(post, domains)
  }
}

/** Deletes a post, whoever wrote it, with all replies below it. Safe to repeat. */
export async function removeTree(
  post: Pick<PostRow, '_id' | 'parentId' | 'replyCount'>,
  domains: Composition,
): Promise<void> {
  await prune(post, domains)
  await inTransaction([post._id, ...(post.parentId ? [post.parentId] : [])], async (transaction) => {
    const present = await PostModel.findById(post._id).session(transaction.session).lean()
    if (present) await deleteTree(present, transaction, domains)
  })
}
