import type { ClientSession } from 'mongoose'
import { type Context, requireViewer } from '../context.ts'
import { inTransaction, isDuplicateKey } from '../db/transaction.ts'
import { AppError, refuse } from '../errors.ts'
import type { PostRow } from '../posts/post.row.ts'
import { requiredPost } from '../posts/posts.read.ts'
import { isPostId, postProblems } from '../posts/posts.rules.ts'
import { newPost, storeEdit, storePost } from '../posts/posts.service.ts'
import { parentsOf } from '../posts/threads.read.ts'
import type { CommentEntry, PostEdit } from './bodies.ts'
import { changesOf, differing, draftOf } from './drafts.ts'

/** More new replies than this in one edit are no stale copy of a list. */
const mostNewReplies = 100

/**
 * The old protocol's edit, which is two things in one: its author changes a post, and anybody replies to it by sending it
 * back with a longer `comments` list. All of it is stored, or nothing. Throws POST_NOT_FOUND, NOT_AUTHOR_EDIT,
 * VALIDATION_FAILED, ID_TAKEN or INVALID_INPUT.
 */
export async function mergeEdit(ctx: Context, postId: string, edit: PostEdit): Promise<void> {
  const store = await prepared(ctx, postId, edit)
  try {
    await inTransaction([requireViewer(ctx).id, postId], store)
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    // The same list came twice at once: what is new in it now is less, or an id that somebody else has taken.
    await inTransaction([requireViewer(ctx).id, postId], await prepared(ctx, postId, edit))
  }
}

/** Checks an edit and says what stores it, in a transaction. */
async function prepared(ctx: Context, postId: string, { comments, ...sent }: PostEdit) {
  const viewer = requireViewer(ctx)
  const post = await requiredPost(ctx, postId)
  const replies = await newReplies(ctx, post, comments ?? [])
  const changes = changesOf(post, sent)
  const changed = differing(post, changes)
  const isAuthor = post.authorId === viewer.id
  // Links are not named there: from anybody else they are ignored (rest-contract.md, What a client may set).
  if (!isAuthor && changed.some((key) => key !== 'links')) throw new AppError('NOT_AUTHOR_EDIT')
  const isEdit = isAuthor && (changed.length > 0 || !comments)
  return async (session: ClientSession) => {
    if (isEdit) await storeEdit(ctx, postId, changes, session)
    for (const reply of replies) await storePost(reply, session)
  }
}

/** The entries that are not replies to the post yet, last one first: the list has the newest first, and so it shall be. */
async function newReplies(ctx: Context, post: PostRow, entries: readonly CommentEntry[]) {
  const parents = await parentsOf(entries.map((entry) => entry._id))
  const added = entries.filter((entry) => parents.get(entry._id) !== post._id)
  if (added.length > mostNewReplies || !added.every((entry) => isPostId(entry._id))) throw new AppError('INVALID_INPUT')
  if (added.some((entry) => parents.has(entry._id))) throw new AppError('ID_TAKEN')
  refuse(added.flatMap((entry) => postProblems(draftOf(entry), ctx.config.mediaOrigins)))
  const now = Date.now()
  // A millisecond apart, as their order is that of their moments.
  return added
    .reverse()
    .map((entry, index) =>
      newPost(ctx, { id: entry._id, parentId: post._id, ...draftOf(entry) }, new Date(now + index)),
    )
}
