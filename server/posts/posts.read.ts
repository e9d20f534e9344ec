import type { Document, Filter } from 'mongodb'
import type { Context } from '../context.ts'
import { type Page, type Position, keysetPage } from '../db/keyset.ts'
import { findById, findByIds } from '../db/read.ts'
import type { UserRow } from '../users/user.row.ts'
import { postIndexes } from './post.model.ts'
import type { PostRow } from './post.row.ts'
import { hydratePosts } from './posts.hydration.ts'

/** Which part of a list: how many rows, and behind which position. */
export type PageRequest = { first: number; after: Position | null }

/** Where a post stands in lists that are ordered by creation. */
export const postPosition = (post: Pick<PostRow, '_id' | 'createdAt'>): Position => ({ at: post.createdAt, id: post._id })

/** Explore: every post that is not a reply, newest first. */
export async function explorePage(ctx: Context, request: PageRequest): Promise<Page<PostRow>> {
  return postPage(ctx, { top: 1 }, postIndexes.explore, request)
}

/** The posts of one account, replies not included, newest first. */
export async function authorPage(ctx: Context, author: UserRow, request: PageRequest): Promise<Page<PostRow>> {
  return postPage(ctx, { top: 1, authorId: author._id }, postIndexes.byAuthor, request, [author])
}

/** The direct replies to a post, newest first. */
export async function repliesPage(ctx: Context, postId: string, request: PageRequest): Promise<Page<PostRow>> {
  return postPage(ctx, { parentId: postId }, postIndexes.replies, request)
}

/** A post with what is shown around it, when that is asked for. */
export type Thread = { post: PostRow; parent: PostRow | null; replies: Page<PostRow> | null }

/**
 * One post or reply by its id, or null. The first replies and the parent come along where asked for: their rows are
 * found in one round, and all of them hydrated in another.
 */
export async function thread(
  ctx: Context,
  id: string,
  wanted: { parent: boolean; replies: PageRequest | null },
): Promise<Thread | null> {
  const [row, replies] = await Promise.all([
    findById<PostRow>('posts', id),
    wanted.replies ? replyRows(id, wanted.replies) : null,
  ])
  if (!row) return null
  const parentRow = wanted.parent && row.parentId ? await findById<PostRow>('posts', row.parentId) : null
  const rows = await hydratePosts(ctx, [row, ...(parentRow ? [parentRow] : []), ...(replies?.rows ?? [])])
  const byId = new Map(rows.map((ready) => [ready._id, ready]))
  const post = byId.get(row._id)
  if (!post) return null
  return {
    post,
    parent: (parentRow && byId.get(parentRow._id)) ?? null,
    replies: replies && { ...replies, rows: replies.rows.flatMap((reply) => byId.get(reply._id) ?? []) },
  }
}

/** The posts with these ids, hydrated and in this order; those that are gone are left out. */
export async function postsById(ctx: Context, ids: readonly string[]): Promise<PostRow[]> {
  const rows = new Map((await findByIds<PostRow>('posts', ids)).map((row) => [row._id, row]))
  return hydratePosts(ctx, ids.flatMap((id) => rows.get(id) ?? []))
}

const replyRows = (postId: string, request: PageRequest) => rowPage({ parentId: postId }, postIndexes.replies, request)

async function postPage(
  ctx: Context,
  filter: Filter<Document>,
  hint: Document,
  request: PageRequest,
  known: readonly UserRow[] = [],
): Promise<Page<PostRow>> {
  const page = await rowPage(filter, hint, request)
  return { ...page, rows: await hydratePosts(ctx, page.rows, known) }
}

function rowPage(filter: Filter<Document>, hint: Document, request: PageRequest): Promise<Page<PostRow>> {
  return keysetPage<PostRow>({ collection: 'posts', filter, at: 'createdAt', id: '_id', hint, positionOf: postPosition, ...request })
}
