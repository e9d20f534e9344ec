import type { mongo } from 'mongoose'
import type { Context } from '../context.ts'
import { type Reading, filledUp, fullPage } from '../db/fullPage.ts'
import { type Page, type PageRequest, type Placed, type Position, keysetPage } from '../db/keyset.ts'
import { findById, findByIds, findShared } from '../db/read.ts'
import { AppError, commonErrors } from '../errors.ts'
import { postsErrors } from './posts.errors.ts'
import type { UserRow } from '../users/user.row.ts'
import { postIndexes } from './post.model.ts'
import type { PostMarks, PostRow } from './post.row.ts'
import { hydratePosts, hydrateWritten } from './posts.hydration.ts'
import { hashtagKey } from './segments.rules.ts'

export const postPosition = (post: Pick<PostRow, '_id' | 'createdAt'>): Position => ({
  at: post.createdAt,
  id: post._id,
})

/** Explore: every post that is not a reply, newest first. */
export async function explorePage(ctx: Context, request: PageRequest): Promise<Page<PostRow>> {
  return postPage(ctx, { top: 1 }, postIndexes.explore, request)
}

export async function authorPage(ctx: Context, author: UserRow, request: PageRequest): Promise<Page<PostRow>> {
  return postPage(ctx, { top: 1, authorId: author._id }, postIndexes.byAuthor, request, [author])
}

export async function authorRepliesPage(ctx: Context, author: UserRow, request: PageRequest): Promise<Page<PostRow>> {
  return postPage(ctx, { authorId: author._id, parentId: { $gt: '' } }, postIndexes.repliesByAuthor, request, [author])
}

/** Posts and replies with a hashtag, newest first. Throws INVALID_INPUT for an invalid hashtag. */
export async function hashtagPage(ctx: Context, hashtag: string, request: PageRequest): Promise<Page<PostRow>> {
  const key = hashtagKey(hashtag)
  if (key === null)
    throw new AppError(commonErrors.INVALID_INPUT, {
      argument: 'hashtag',
      reason: 'hashtag: use letters, digits and _, at least one letter.',
    })
  return postPage(ctx, { hashtags: key }, postIndexes.byHashtag, request)
}

export async function repliesPage(ctx: Context, postId: string, request: PageRequest): Promise<Page<PostRow>> {
  return postPage(ctx, { parentId: postId }, postIndexes.replies, request)
}

export async function postById(ctx: Context, id: string): Promise<PostRow | null> {
  return (await postsById(ctx, [id])).get(id) ?? null
}

/** The posts with these ids that the viewer may see. */
export async function postsById(ctx: Context, ids: readonly string[]): Promise<Map<string, PostRow>> {
  const posts = await hydratePosts(ctx, await findByIds<PostRow>('posts', ids))
  return new Map(posts.map((post) => [post._id, post]))
}

/** One post or reply. Throws POST_NOT_FOUND. */
export async function requiredPost(ctx: Context, id: string): Promise<PostRow> {
  const post = await postById(ctx, id)
  if (!post) throw new AppError(postsErrors.POST_NOT_FOUND)
  return post
}

/** The post after a write, which set `marks`: `written`, or the stored one if null. Throws POST_NOT_FOUND. */
export async function afterWrite(
  ctx: Context,
  id: string,
  written: PostRow | null,
  marks: PostMarks,
): Promise<PostRow> {
  const row = written ?? (await findById<PostRow>('posts', id))
  if (!row) throw new AppError(postsErrors.POST_NOT_FOUND)
  return hydrateWritten(ctx, row, { marks })
}

/** A post with `repliesPage`, or null. Reading both together takes four commands instead of six. */
export async function postWithReplies(ctx: Context, id: string, request: PageRequest): Promise<PostRow | null> {
  const reading = listReading(ctx, { parentId: id }, postIndexes.replies)
  const [[row], replies] = await Promise.all([
    findShared<PostRow>('posts', { _id: id }, { hint: '_id_', limit: 1 }),
    reading.read(request),
  ])
  if (!row) return null
  const parentIds = row.parentId !== null && ctx.selection.has('Post.parent') ? [row.parentId] : []
  const parents = await findByIds<PostRow>('posts', parentIds)
  const [post, ...ready] = await hydratePosts(ctx, [row, ...replies.rows], { parents })
  // Hydration drops a hidden post.
  if (post !== row) return null
  post.repliesPage = { request, page: await filledUp(request, replies, ready, reading) }
  return post
}

/** The visible posts at these positions of a list. */
export async function placedPosts(ctx: Context, positions: readonly Position[]): Promise<Placed<PostRow>[]> {
  const posts = await postsById(
    ctx,
    positions.map(({ id }) => id),
  )
  return positions.flatMap((position) => {
    const row = posts.get(position.id)
    return row ? [{ row, position }] : []
  })
}

function postPage(
  ctx: Context,
  filter: mongo.Document,
  hint: mongo.Document,
  request: PageRequest,
  authors: readonly UserRow[] = [],
): Promise<Page<PostRow>> {
  return fullPage(request, listReading(ctx, filter, hint, authors))
}

function listReading(
  ctx: Context,
  filter: mongo.Document,
  hint: mongo.Document,
  authors: readonly UserRow[] = [],
): Reading<PostRow, PostRow> {
  const posts = { collection: 'posts', isShared: true, at: 'createdAt', id: '_id', positionOf: postPosition } as const
  return {
    read: (request: PageRequest) => keysetPage<PostRow>({ ...posts, filter, hint, ...request }),
    show: (rows: PostRow[]) => hydratePosts(ctx, rows, { authors }),
    positionOf: postPosition,
  }
}
