import type { ClientSession } from 'mongoose'
import { type Context, requireViewer } from '../context.ts'
import { inTransaction, isDuplicateKey } from '../db/transaction.ts'
import { findById } from '../db/read.ts'
import { AppError, refuse } from '../errors.ts'
import { touchUser } from '../users/users.service.ts'
import { PostModel, derivedPostFields } from './post.model.ts'
import type { PostRow } from './post.row.ts'
import { showMedia } from './posts.media.ts'
import { isPostId, postProblems } from './posts.rules.ts'

/** What a person writes. */
export type PostDraft = Pick<PostRow, 'content' | 'images' | 'video' | 'links'>

const idReason = 'id: 8 to 64 characters of A–Z a–z 0–9 - _, and not that of the parent.'

/**
 * Publishes a post, or a reply when `parentId` is given, and returns its id. The same id sent again by its author
 * changes nothing and succeeds (decisions.md 6). Throws INVALID_INPUT, VALIDATION_FAILED, ID_TAKEN, POST_NOT_FOUND.
 */
export async function createPost(
  ctx: Context,
  draft: PostDraft & { id: string; parentId: string | null },
): Promise<string> {
  const viewer = requireViewer(ctx)
  const { id, parentId, ...content } = draft
  // A post below itself would have no end.
  if (!isPostId(id) || id === parentId) throw new AppError('INVALID_INPUT', { reason: idReason })
  refuse(postProblems(content, ctx.config.mediaOrigins))
  const now = new Date()
  const stored = {
    ...{ _id: id, authorId: viewer.id, parentId, ...(parentId === null && { top: 1 as const }) },
    ...content,
    ...derivedPostFields(content),
  }
  try {
    await inTransaction([viewer.id, ...(parentId ? [parentId] : [])], async (session) => {
      await PostModel.create([{ ...stored, createdAt: now, updatedAt: now }], { session })
      await showMedia(stored, null, session)
      await touchUser(viewer.id, session, parentId === null ? { postCount: 1 } : {})
      if (parentId !== null) await changeCounter(parentId, { replyCount: 1 }, session)
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    const present = await findById<PostRow>('posts', id)
    if (present?.authorId !== viewer.id || present.parentId !== parentId) throw new AppError('ID_TAKEN')
  }
  return id
}

/** Changes what one's own post says; fields left out stay. Throws POST_NOT_FOUND, NOT_AUTHOR_EDIT, VALIDATION_FAILED. */
export async function editPost(ctx: Context, id: string, changes: Partial<PostDraft>): Promise<void> {
  const viewer = requireViewer(ctx)
  await inTransaction([viewer.id, id], async (session) => {
    const post = await PostModel.findById(id).session(session).lean()
    if (!post) throw new AppError('POST_NOT_FOUND')
    if (post.authorId !== viewer.id) throw new AppError('NOT_AUTHOR_EDIT')
    const { content, images, video, links } = { ...post, ...changes }
    refuse(postProblems({ content, images, video, links }, ctx.config.mediaOrigins))
    await touchUser(viewer.id, session)
    const stored = { content, images, video, links, ...derivedPostFields({ content }) }
    await PostModel.updateOne({ _id: id }, { ...stored, updatedAt: new Date() }, { session })
    await showMedia({ _id: id, authorId: post.authorId, images, video }, post, session)
  })
}

/** Changes a post's counters inside a transaction. Throws POST_NOT_FOUND for a post that is gone. */
export async function changeCounter(
  id: string,
  change: Partial<Record<'likeCount' | 'replyCount', 1 | -1>>,
  session: ClientSession,
): Promise<void> {
  const { matchedCount } = await PostModel.updateOne({ _id: id }, { $inc: change }, { session })
  if (matchedCount === 0) throw new AppError('POST_NOT_FOUND')
}

/** Throws POST_NOT_FOUND for a post that is not there. */
export async function requirePost(id: string): Promise<void> {
  if (!(await findById('posts', id, { _id: 1 }))) throw new AppError('POST_NOT_FOUND')
}

/** Notes inside a transaction that something hangs on a post from now on, so that this and the post's deletion cannot both commit. */
export async function touchPost(id: string, session: ClientSession): Promise<void> {
  const { matchedCount } = await PostModel.updateOne({ _id: id }, { $inc: { touches: 1 } }, { session })
  if (matchedCount === 0) throw new AppError('POST_NOT_FOUND')
}
