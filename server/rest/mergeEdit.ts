import { type Context, requireViewer } from '../context.ts'
import { AppError, refuse } from '../errors.ts'
import type { PostRow } from '../posts/post.row.ts'
import { deletedAmong } from '../posts/deletedReplies.ts'
import { requiredPost } from '../posts/posts.read.ts'
import { isPostId, postProblems } from '../posts/posts.rules.ts'
import { editWithReplies, withPaths } from '../posts/posts.service.ts'
import { parentsOf } from './reads/threads.ts'
import type { CommentEntry, PostEdit } from './bodies.ts'
import { changesOf, differing, postDraftOf } from './drafts.ts'

/** No honest client adds more replies in one edit. */
const mostNewReplies = 100

/**
 * The old protocol's edit: authors change their post, and anybody replies by sending it back with more `comments`.
 * Throws POST_NOT_FOUND, NOT_AUTHOR_EDIT, VALIDATION_FAILED, ID_TAKEN or INVALID_INPUT, with nothing stored.
 */
export async function mergeEdit(ctx: Context, postId: string, edit: PostEdit): Promise<void> {
  try {
    await merge(ctx, postId, edit)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'ID_TAKEN') throw error
    // If the same list arrives twice at the same time, fewer of its entries are new by now.
    await merge(ctx, postId, edit)
  }
}

async function merge(ctx: Context, postId: string, { comments, ...sent }: PostEdit): Promise<void> {
  const viewer = requireViewer(ctx)
  const post = await requiredPost(ctx, postId)
  const replies = await newReplies(ctx, post, comments ?? [])
  const changes = changesOf(ctx, post, sent)
  const changed = differing(post, changes)
  const isAuthor = post.authorId === viewer.id
  // Old clients send links back in any form, so links from other users are ignored.
  if (!isAuthor && changed.some((key) => key !== 'links')) throw new AppError('NOT_AUTHOR_EDIT')
  const isEdit = isAuthor && (changed.length > 0 || !comments)
  if (isEdit || replies.length > 0) await editWithReplies(ctx, postId, isEdit ? changes : null, replies)
}

/** The new entries, oldest first. An old copy of a post does not bring a deleted reply back. */
async function newReplies(ctx: Context, post: PostRow, entries: readonly CommentEntry[]) {
  const parents = await parentsOf(entries.map((entry) => entry._id))
  const unknown = entries.filter((entry) => parents.get(entry._id) !== post._id)
  // Asked after the replies that are there: one that goes in between is found here.
  const deleted = await deletedAmong(unknown.map((entry) => entry._id))
  const added = unknown.filter((entry) => !deleted.has(entry._id))
  if (added.length > mostNewReplies || !added.every((entry) => isPostId(entry._id))) throw new AppError('INVALID_INPUT')
  if (added.some((entry) => parents.has(entry._id))) throw new AppError('ID_TAKEN')
  refuse(added.flatMap((entry) => postProblems(withPaths(ctx, postDraftOf(entry)), ctx.config.mediaOrigins)))
  return added.reverse().map((entry) => ({ id: entry._id, ...postDraftOf(entry) }))
}
