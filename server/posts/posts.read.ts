import type { mongo } from 'mongoose'
import type { Context } from '../context.ts'
import { type Reading, filledUp, fullPage } from '../db/fullPage.ts'
import {
  type Page,
  type PageRequest,
  type Placed,
  type Position,
  keysetPage,
  partOf,
  requireSameOrder,
  rowsAt,
} from '../db/keyset.ts'
import { findById, findByIds, findShared } from '../db/read.ts'
import { AppError, commonErrors } from '../errors.ts'
import { postsErrors } from './posts.errors.ts'
import type { UserRow } from '../users/user.row.ts'
import { ancestorIdsOf } from './ancestors.ts'
import { conversationOf, conversationsBelow, goesOnBelow } from './conversations.read.ts'
import { postIndexes } from './post.model.ts'
import {
  type PostKey,
  type PostMarks,
  type PostRow,
  type QuoteRow,
  type RepliesPage,
  postPosition,
} from './post.row.ts'
import { addSurroundings, hydratePosts, hydrateWithParents, hydrateWritten, isUnmuted } from './posts.hydration.ts'
import { type Ranking, rankedReplies } from './rankedReplies.ts'
import { threadBelow } from './thread.read.ts'
import { hashtagKey } from './segments.rules.ts'

/** Explore: every post that is not a reply, newest first. */
export async function explorePage(ctx: Context, request: PageRequest): Promise<Page<PostRow>> {
  return publicPage(ctx, { top: 1 }, postIndexes.explore, request)
}

export async function authorPage(ctx: Context, author: UserRow, request: PageRequest): Promise<Page<PostRow>> {
  return fullPage(request, listReading(ctx, { top: 1, authorId: author._id }, postIndexes.byAuthor, [author]))
}

export async function authorRepliesPage(ctx: Context, author: UserRow, request: PageRequest): Promise<Page<PostRow>> {
  const replies = { authorId: author._id, parentId: { $gt: '' } }
  return fullPage(request, listReading(ctx, replies, postIndexes.repliesByAuthor, [author]))
}

/** Posts and replies with a hashtag, newest first. Throws INVALID_INPUT for an invalid hashtag. */
export async function hashtagPage(ctx: Context, hashtag: string, request: PageRequest): Promise<Page<PostRow>> {
  const key = hashtagKey(hashtag)
  if (key === null)
    throw new AppError(commonErrors.INVALID_INPUT, {
      argument: 'hashtag',
      reason: 'hashtag: use letters, digits and _, at least one letter.',
    })
  return publicPage(ctx, { hashtags: key }, postIndexes.byHashtag, request)
}

/** The direct replies of a post, newest first, with their conversations if they are selected. */
export async function repliesPage(ctx: Context, post: PostKey, request: PageRequest): Promise<RepliesPage> {
  const reading = repliesReading(ctx, post)
  return { ...(await fullPage(request, reading)), unavailableIds: reading.unavailableIds }
}

/** The newest 1,000 replies in another order. One whose likes change may show twice or never. Throws INVALID_INPUT. */
export async function rankedRepliesPage(
  ctx: Context,
  post: PostKey,
  ranking: Ranking,
  request: PageRequest,
): Promise<Page<Placed<PostRow>>> {
  requireSameOrder(request, true)
  const places = await rankedReplies(ctx, post._id, ranking)
  const { show } = repliesReading(ctx, post)
  return fullPage(request, {
    read: (part) => Promise.resolve(partOf(places, part, (place) => place)),
    show: async (part) => {
      const ids = part.map(({ id }) => id)
      return rowsAt(part, await show(await findByIds<PostRow>('posts', ids)))
    },
    positionOf: ({ position }) => position,
  })
}

/** What quotes a post, newest first. */
export async function quotesPage(ctx: Context, post: PostKey, request: PageRequest): Promise<Page<PostRow>> {
  return publicPage(ctx, { quotedId: post._id }, postIndexes.byQuoted, request)
}

/** What a post quotes; reads it only if hydration did not, as for a quote inside a quote. */
export async function quoted(ctx: Context, post: PostRow): Promise<QuoteRow | null> {
  const copy = { ...post }
  await addSurroundings(ctx, [copy])
  return copy.quoted ?? null
}

/** The posts above a reply, the nearest last; null for those the viewer may not see. One command besides hydration. */
export async function ancestorsOf(ctx: Context, post: PostRow): Promise<(PostRow | null)[]> {
  const ids = ancestorIdsOf(post)
  const posts = ids.length > 0 ? await postsById(ctx, ids) : new Map<string, PostRow>()
  return ids.map((id) => posts.get(id) ?? null)
}

export async function postById(ctx: Context, id: string): Promise<PostRow | null> {
  return (await postsById(ctx, [id])).get(id) ?? null
}

/** The posts with these ids that the viewer may see. */
export async function postsById(ctx: Context, ids: readonly string[]): Promise<Map<string, PostRow>> {
  return byId(await hydratePosts(ctx, await findByIds<PostRow>('posts', ids)))
}

const byId = (posts: readonly PostRow[]) => new Map(posts.map((post) => [post._id, post]))

/** One post or reply. Throws POST_NOT_FOUND. */
export async function requiredPost(ctx: Context, id: string): Promise<PostRow> {
  const post = await postById(ctx, id)
  if (!post) throw new AppError(postsErrors.POST_NOT_FOUND)
  return post
}

/** The post after a write that set `marks`: `written`, or the stored one if that is null. Throws POST_NOT_FOUND. */
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

/** The posts by which an author continued a post, in order, as far as the viewer may see them. */
export async function threadOf(ctx: Context, post: PostRow): Promise<PostRow[]> {
  const thread = await threadBelow(post)
  return untilHidden(thread, new Set((await hydratePosts(ctx, thread)).map(({ _id }) => _id)))
}

/** The thread ends before a hidden post, because the next one would seem to continue the one before. */
function untilHidden(thread: readonly PostRow[], visible: { readonly has: (id: string) => boolean }): PostRow[] {
  const end = thread.findIndex(({ _id }) => !visible.has(_id))
  return thread.slice(0, end === -1 ? undefined : end)
}

/**
 * A post with `repliesPage`, or null; also with `ancestors` and `thread` if they are selected. All is hydrated together.
 * The ancestors, the thread and each level of the conversations cost one command each.
 */
export async function postWithReplies(ctx: Context, id: string, request: PageRequest): Promise<PostRow | null> {
  const { selection } = ctx
  const needs = { ancestors: selection.has('Post.ancestors'), thread: selection.has('Post.thread') }
  const [[row], replies] = await Promise.all([
    findShared<PostRow>('posts', { _id: id }, { hint: '_id_', limit: 1 }),
    listReading(ctx, { parentId: id }, postIndexes.replies).read(request),
  ])
  if (!row) return null
  const ancestorIds = needs.ancestors ? ancestorIdsOf(row) : []
  const parentIds = row.parentId !== null && selection.has('Post.parent') ? [row.parentId] : []
  const [parents, below, thread] = await Promise.all([
    findByIds<PostRow>('posts', needs.ancestors ? ancestorIds : parentIds),
    belowReplies(ctx, replies.rows, row),
    needs.thread ? threadBelow(row) : [],
  ])
  const listed = [row, ...replies.rows, ...[...below.values()].flat()]
  const known = byId(listed)
  const added = thread.filter(({ _id }) => !known.has(_id))
  const { byId: visible } = await hydrateWithParents(ctx, [...listed, ...added], { parents })
  if (!visible.has(id)) return null
  if (needs.thread) row.thread = untilHidden(thread, visible).map((post) => known.get(post._id) ?? post)
  if (needs.ancestors) row.ancestors = ancestorIds.map((ancestor) => visible.get(ancestor) ?? null)
  const reading = repliesReading(ctx, row)
  const page = await filledUp(request, replies, reading.choose(replies.rows, below, visible), reading)
  row.repliesPage = { request, page: { ...page, unavailableIds: reading.unavailableIds } }
  return row
}

/** A page has at most this many `unavailableIds`. */
const mostUnavailable = 100

type RepliesReading = Reading<PostRow, PostRow> & {
  /** The visible ones of these replies, with their conversations. */
  choose(replies: readonly PostRow[], below: Below, visible: ReadonlyMap<string, PostRow>): PostRow[]
  /** Hidden replies so far, below which the conversation goes on. */
  unavailableIds: string[]
}

function repliesReading(ctx: Context, post: PostKey): RepliesReading {
  const unavailableIds: string[] = []
  const choose: RepliesReading['choose'] = (replies, below, visible) => {
    const goOn = replies.filter(({ _id }) => !visible.has(_id) && goesOnBelow(_id, below, visible))
    unavailableIds.push(...goOn.slice(0, mostUnavailable - unavailableIds.length).map(({ _id }) => _id))
    const shown = replies.filter(({ _id }) => visible.has(_id))
    if (needsConversations(ctx))
      for (const reply of shown) reply.conversation = conversationOf(reply._id, below, visible)
    return shown
  }
  const show = async (rows: PostRow[]) => {
    const below = await belowReplies(ctx, rows, post)
    const { byId: visible } = await hydrateWithParents(ctx, [...rows, ...[...below.values()].flat()])
    return choose(rows, below, visible)
  }
  return { ...listReading(ctx, { parentId: post._id }, postIndexes.replies), show, choose, unavailableIds }
}

type Below = Awaited<ReturnType<typeof conversationsBelow>>

const nothing: Below = new Map()

const needsConversations = ({ selection }: Context) => selection.has('PostEdge.conversation')
const needsUnavailable = ({ selection }: Context) => selection.has('PostConnection.unavailableIds')

async function belowReplies(ctx: Context, replies: readonly PostRow[], { authorId }: PostKey): Promise<Below> {
  return needsConversations(ctx) || needsUnavailable(ctx) ? conversationsBelow(replies, authorId) : nothing
}

/** The visible posts at these positions of a list. */
export async function placedPosts(ctx: Context, positions: readonly Position[]): Promise<Placed<PostRow>[]> {
  const posts = await postsById(
    ctx,
    positions.map(({ id }) => id),
  )
  return rowsAt(positions, posts.values())
}

/** A public list: it leaves out muted authors and words. */
function publicPage(
  ctx: Context,
  filter: mongo.Document,
  hint: mongo.Document,
  request: PageRequest,
): Promise<Page<PostRow>> {
  const reading = listReading(ctx, filter, hint)
  return fullPage(request, {
    ...reading,
    show: async (rows) => (await reading.show(rows)).filter(isUnmuted('EVERYWHERE')),
  })
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
