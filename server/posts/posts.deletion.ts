import type { ClientSession } from 'mongoose'
import { type Composition, type Context, requireViewer } from '../context.ts'
import { type Deadline, withoutDeadline } from '../db/deadline.ts'
import { type Transaction, inTransaction } from '../db/transaction.ts'
import { countAction } from '../limits/countAction.ts'
import { UserModel } from '../users/user.model.ts'
import { loseReplies } from './continuations.ts'
import { rememberDeleted } from './deletedReplies.ts'
import { removeEdges, removeEdgesOf, removeManyEdges } from './edges.deletion.ts'
import { PostModel, postIndexes } from './post.model.ts'
import type { PostRow } from './post.row.ts'
import { postsErrors } from './posts.errors.ts'
import { postsLimits } from './posts.limits.ts'
import { ownPost } from './posts.service.ts'
import { type QuotedOrQuoting, countedOn, endManyQuotes, endQuotes } from './quotes.ts'
import { forgetVersions } from './versions.ts'

export type DeletedPost = Pick<PostRow, 'authorId' | 'parentId' | 'quotedId'> & { id: string }

/** MongoDB aborts a transaction that takes longer than a minute. */
const mostAtOnce = 500

/** Deletes the viewer's own post with all replies below it. Throws POST_NOT_FOUND or NOT_AUTHOR_DELETE. */
export async function deletePost(ctx: Context, id: string): Promise<DeletedPost> {
  const viewer = requireViewer(ctx)
  countAction(ctx, postsLimits.deletions)
  const found = await ownPost(ctx, id, postsErrors.NOT_AUTHOR_DELETE)
  await prune(found, ctx.domains, ctx.deadline)
  // Deleting a reply or a quote changes a counter of another post, so it takes turns with that post's likes and
  // replies.
  return inTransaction(
    [viewer.id, id, ...countedOn(found)],
    async (transaction) => {
      const post = await ownPost(ctx, id, postsErrors.NOT_AUTHOR_DELETE, transaction.session)
      await deleteTree(post, transaction, ctx.domains)
      const { authorId, parentId, quotedId } = post
      return { id, authorId, parentId, ...(quotedId !== undefined && { quotedId }) }
    },
    ctx.deadline,
  )
}

type Root = QuotedOrQuoting & Pick<PostRow, 'replyCount'>

/** The fields that deletion reads of each post. */
const ofTree = { quotedId: 1, quoteCount: 1 } as const

/**
 * Deletes the lowest replies, and likes and other edges if they are very many, until the rest fits one transaction. An
 * interruption leaves a correct smaller tree.
 */
async function prune(root: Root, domains: Composition, deadline?: Deadline): Promise<void> {
  await withoutDeadline(async () => {
    const posts = root.replyCount === 0 ? [root] : await treeOf([root])
    await endManyQuotes(posts)
    while (posts.length > mostAtOnce) {
      const lowest = posts.splice(Math.max(1, posts.length - mostAtOnce)).map(({ _id }) => _id)
      await removeManyEdges(lowest, domains)
      await inTransaction([], (transaction) => deleteReplies(lowest, transaction, domains))
    }
    const rest = posts.map(({ _id }) => _id)
    await removeManyEdges(rest, domains)
  }, deadline)
}

async function deleteReplies(
  replyIds: readonly string[],
  transaction: Transaction,
  domains: Composition,
): Promise<void> {
  const { session } = transaction
  const answered = await PostModel.find({ _id: { $in: replyIds } }, { parentId: 1, ...ofTree })
    .session(session)
    .lean()
  const posts = await treeOf(answered, session)
  const ids = await deletePosts(posts, transaction, domains)
  const gone = new Set(ids)
  const parents = new Map<string, string>()
  for (const { _id, parentId } of answered) if (parentId !== null && !gone.has(parentId)) parents.set(_id, parentId)
  await rememberDeleted(ids, parents, session)
  const lost = new Map<string, string[]>()
  for (const [id, parentId] of parents) lost.set(parentId, [...(lost.get(parentId) ?? []), id])
  for (const [parentId, replies] of lost) await loseReplies(parentId, replies, session)
}

/** A reply or a like at the same time changes a counter in this tree, so only one of the transactions commits. */
async function deleteTree(
  post: QuotedOrQuoting & Pick<PostRow, 'authorId' | 'parentId'>,
  transaction: Transaction,
  domains: Composition,
): Promise<void> {
  const { session } = transaction
  const ids = await deletePosts(await treeOf([post], session), transaction, domains)
  if (post.parentId === null) {
    await UserModel.updateOne({ _id: post.authorId }, { $inc: { postCount: -1, writes: 1 } }, { session })
    return
  }
  await rememberDeleted(ids, new Map([[post._id, post.parentId]]), session)
  await loseReplies(post.parentId, [post._id], session)
}

async function deletePosts(
  posts: readonly QuotedOrQuoting[],
  transaction: Transaction,
  domains: Composition,
): Promise<string[]> {
  const ids = posts.map(({ _id }) => _id)
  await PostModel.deleteMany({ _id: { $in: ids } }, { session: transaction.session })
  await endQuotes(posts, transaction.session)
  await forgetVersions(ids, transaction.session)
  await removeEdges(ids, domains, transaction.session)
  await domains.onPostsDeleted(ids, transaction)
  return ids
}

/** Returns parents before their replies. It reads level by level, because a tree may be too deep for recursion. */
async function treeOf(
  roots: readonly QuotedOrQuoting[],
  session: ClientSession | null = null,
): Promise<QuotedOrQuoting[]> {
  const posts = new Map(roots.map((root) => [root._id, root]))
  let level = [...posts.keys()]
  while (level.length > 0) {
    const replies = await PostModel.find({ parentId: { $in: level } }, ofTree)
      .session(session)
      .lean()
    const found = replies.filter(({ _id }) => !posts.has(_id))
    for (const reply of found) posts.set(reply._id, reply)
    level = found.map(({ _id }) => _id)
  }
  return [...posts.values()]
}

/** Deletes an account's posts and replies, the mentions of it, and its edges to posts. */
export async function removePostsOf(userId: string, domains: Composition): Promise<void> {
  await removeWrittenBy(userId, domains)
  await removeMentionsOf(userId)
  await removeEdgesOf(userId, domains)
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
    const post = await PostModel.findOne({ authorId: userId }, { replyCount: 1, parentId: 1, ...ofTree })
      .hint(postIndexes.everyByAuthor)
      .lean()
    if (!post) return
    await removeTree(post, domains)
  }
}

/** Deletes a post, whoever wrote it, with all replies below it. Safe to repeat. */
export async function removeTree(post: Root & Pick<PostRow, 'parentId'>, domains: Composition): Promise<void> {
  await prune(post, domains)
  await inTransaction([post._id, ...countedOn(post)], async (transaction) => {
    const present = await PostModel.findById(post._id).session(transaction.session).lean()
    if (present) await deleteTree(present, transaction, domains)
  })
}
