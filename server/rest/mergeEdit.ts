import { type Context, requireViewer } from '../context.ts'
import { AppError, commonErrors, isError } from '../errors.ts'
import { postsErrors } from '../posts/posts.errors.ts'
import type { PostRow } from '../posts/post.row.ts'
import { deletedAmong } from '../posts/deletedReplies.ts'
import { requiredPost } from '../posts/posts.read.ts'
import { isPostId } from '../posts/posts.rules.ts'
import { editWithReplies } from '../posts/edits.service.ts'
import { withPaths } from '../posts/posts.service.ts'
import { type KnownPost, postsWithIds } from './reads/threads.ts'
import type { CommentEntry, PostEdit } from './bodies.ts'
import { changesOf, differing, postDraftOf } from './drafts.ts'

const mostNewReplies = 100

/**
 * The edit of the old protocol: the author changes the post, and anybody adds or edits replies of their own in
 * `comments`. Throws POST_NOT_FOUND, NOT_AUTHOR_EDIT, POST_REMOVED, REPLIES_LIMITED, VALIDATION_FAILED, ID_TAKEN,
 * INVALID_INPUT, RATE_LIMITED or STORAGE_FULL, and then stores nothing.
 */
export async function mergeEdit(ctx: Context, postId: string, edit: PostEdit): Promise<void> {
  try {
    await merge(ctx, postId, edit)
  } catch (error) {
    if (!isOvertaken(error)) throw error
    // The same request may have run at the same time and stored some entries, so all are compared again.
    await merge(ctx, postId, edit)
  }
}

const isOvertaken = (error: unknown) =>
  isError(error, postsErrors.ID_TAKEN) || isError(error, postsErrors.POST_NOT_FOUND)

async function merge(ctx: Context, postId: string, { comments, ...sent }: PostEdit): Promise<void> {
  const viewer = requireViewer(ctx)
  // The addresses of an own hidden post have keys, which are no change.
  const post = withPaths(ctx, await requiredPost(ctx, postId))
  const entries = comments ?? []
  const known = await postsWithIds(entries.map((entry) => entry._id))
  const replies = await newReplies(ctx, known, post, entries)
  const changes = changesOf(ctx, post, sent)
  const changed = differing(post, changes)
  const isAuthor = post.authorId === viewer.id
  // Old clients send links back in any form, so links of others are ignored.
  if (!isAuthor && changed.some((key) => key !== 'links')) throw new AppError(postsErrors.NOT_AUTHOR_EDIT)
  const own = entries.flatMap((entry) => {
    const reply = known.get(entry._id)
    return reply?.parentId === post._id && reply.authorId === viewer.id ? [{ entry, reply }] : []
  })
  const isEdit = isAuthor && (changed.length > 0 || !comments)
  const edits = [...(isEdit ? [{ id: postId, changes }] : []), ...editsOf(ctx, own)]
  if (edits.length + replies.length > 0) await editWithReplies(ctx, postId, edits, replies)
}

/** Changes of the viewer's own replies. Links are ignored, because old clients change their form. */
function editsOf(ctx: Context, own: readonly { entry: CommentEntry; reply: KnownPost }[]) {
  return own.flatMap(({ entry: { content, images, video }, reply }) => {
    const changes = changesOf(ctx, reply, { content, images, video })
    return differing(reply, changes).length > 0 ? [{ id: reply._id, changes }] : []
  })
}

/** The new entries, oldest first. An old copy of a post must not bring a deleted reply back. */
async function newReplies(
  ctx: Context,
  known: ReadonlyMap<string, KnownPost>,
  post: PostRow,
  entries: readonly CommentEntry[],
) {
  const missing = entries.filter((entry) => known.get(entry._id)?.parentId !== post._id)
  // The list is merged by id, so an entry that comes twice is one.
  const unknown = [...new Map(missing.map((entry) => [JSON.stringify(entry), entry])).values()]
  // Read after the existing replies, so that it also finds a reply that was deleted in between.
  const deleted = await deletedAmong(unknown.map((entry) => entry._id))
  const added = unknown.filter((entry) => !deleted.has(entry._id))
  if (added.length > mostNewReplies || !added.every((entry) => isPostId(entry._id)))
    throw new AppError(commonErrors.INVALID_INPUT, { argument: 'postData.comments' })
  if (added.some((entry) => known.has(entry._id))) throw new AppError(postsErrors.ID_TAKEN)
  return added.map((entry) => ({ id: entry._id, ...postDraftOf(ctx, entry) })).reverse()
}
