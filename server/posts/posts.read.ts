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

/** A row and its place in a list that is not ordered by the row's own creation. */
export type Placed<Row> = { row: Row; position: Position }

/** The posts that edges (likes, bookmarks) point at, hydrated and in the edges' order; those that are gone are left out. */
export async function placedPosts(ctx: Context, edges: readonly { postId: string; at: Date }[]): Promise<Placed<PostRow>[]> {
  const found = await findByIds<PostRow>('posts', edges.map((edge) => edge.postId))
  const posts = new Map((await hydratePosts(ctx, found)).map((post) => [post._id, post]))
  return edges.flatMap(({ postId, at }) => {
    const row = posts.get(postId)
    return row ? [{ row, position: { at, id: postId } }] : []
  })
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
