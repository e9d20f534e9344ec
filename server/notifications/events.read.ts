import mongoose, { type mongo } from 'mongoose'
import { type Page, type PageRequest, type Position, keysetPage, mergedPages } from '../db/keyset.ts'
import { aggregate } from '../db/read.ts'
import { AppError, commonErrors } from '../errors.ts'
import { followIndexes } from '../follows/follow.model.ts'
import { likeIndexes } from '../likes/like.model.ts'
import { postIndexes } from '../posts/post.model.ts'
import { type NewsEvent, type NotificationKind, type kindsOfOwnPosts, notificationKinds } from './notification.row.ts'
import { repostIndexes } from '../reposts/repost.model.ts'

type Row = Record<string, unknown>

/** Where events of a kind are stored, and the index that sorts those of an account. */
type Source = {
  collection: string
  owner: string
  filter?: mongo.Document
  hint: mongo.Document
  at: string
  id: string
  actor: string
  post?: string
  /** The ids of this kind's events begin with it. It orders events of the same millisecond. */
  letter: string
  /** The lowest and the highest id. */
  ids: readonly [string, string]
  stored?: (id: string) => unknown
}

const texts = ['', '\uffff'] as const
const objectIds = ['0'.repeat(24), 'f'.repeat(24)] as const
const ofPosts = {
  collection: 'posts',
  at: 'createdAt',
  id: '_id',
  ids: texts,
  actor: 'authorId',
  post: '_id',
  letter: 'p',
} as const

const sources: Record<NotificationKind, Source> = {
  LIKE: {
    collection: 'likes',
    owner: 'notifiedId',
    filter: { state: 'liked' },
    hint: likeIndexes.byNotified,
    at: 'at',
    id: '_id',
    ids: objectIds,
    stored: (id) => new mongoose.mongo.ObjectId(id),
    actor: 'userId',
    post: 'postId',
    letter: 'l',
  },
  REPOST: {
    collection: 'reposts',
    owner: 'notifiedId',
    hint: repostIndexes.byNotified,
    at: 'at',
    id: '_id',
    ids: objectIds,
    stored: (id) => new mongoose.mongo.ObjectId(id),
    actor: 'userId',
    post: 'postId',
    letter: 'r',
  },
  REPLY: { ...ofPosts, owner: 'notifiedId', hint: postIndexes.byNotified },
  QUOTE: { ...ofPosts, owner: 'quoteNotifiedId', hint: postIndexes.byQuoteNotified },
  FOLLOW: {
    collection: 'follows',
    owner: 'followeeId',
    hint: followIndexes.followers,
    at: 'at',
    id: 'followerId',
    ids: texts,
    actor: 'followerId',
    letter: 'f',
  },
  MENTION: { ...ofPosts, owner: 'mentionIds', hint: postIndexes.byMention },
}

export type NewsQuery = { ownerId: string; kinds: readonly NotificationKind[]; since?: Date | null }

/** An account's events, newest first, merged from an index range per kind. Throws INVALID_INPUT for a wrong cursor. */
export async function eventsPage(query: NewsQuery, { first, after }: PageRequest): Promise<Page<NewsEvent>> {
  if (after && !isPlace(after))
    throw new AppError(commonErrors.INVALID_INPUT, { argument: 'after', reason: 'The cursor is not one of this list.' })
  const kinds = notificationKinds.filter((kind) => query.kinds.includes(kind))
  const pages = await Promise.all(kinds.map((kind) => pageOfKind(kind, query, { first, after })))
  return mergedPages(pages, { first, after }, { positionOf: ({ position }) => position })
}

const isPlace = ({ id, count }: Position) => count === undefined && /^(?:[fp]|[lr][\da-f]{24}$)/.test(id)

async function pageOfKind(
  kind: NotificationKind,
  { ownerId, since }: NewsQuery,
  { first, after }: PageRequest,
): Promise<Page<NewsEvent>> {
  const source = sources[kind]
  const { collection, hint, at, id, actor, post, stored } = source
  const page = await keysetPage<Row>({
    collection,
    hint,
    at,
    id,
    first,
    ...(stored && { stored }),
    // In `$and`, because the position also bounds the time.
    filter: { [source.owner]: ownerId, ...source.filter, ...(since && { $and: [{ [at]: { $gt: since } }] }) },
    projection: { [at]: 1, [id]: 1, [actor]: 1, ...(post !== undefined && { [post]: 1 }) },
    after: after && placeIn(source, after),
    positionOf: (row) => ({ at: row[at] as Date, id: String(row[id]) }),
  })
  return { ...page, rows: page.rows.map((row) => eventOf(kind, row)) }
}

function eventOf(kind: NotificationKind, row: Row): NewsEvent {
  const { at, id, actor, post, letter } = sources[kind]
  return {
    kind,
    actorId: String(row[actor]),
    postId: post === undefined ? null : String(row[post]),
    position: { at: row[at] as Date, id: letter + String(row[id]) },
  }
}

/** The `most` newest likes or reposts of each post by others, newest first. One command. */
export async function newestOf(
  kind: (typeof kindsOfOwnPosts)[number],
  { ownerId, postIds, most }: { ownerId: string; postIds: readonly string[]; most: number },
): Promise<NewsEvent[]> {
  if (postIds.length === 0) return []
  const { collection: from, owner, filter } = sources[kind]
  // A `$lookup` takes no hint, but only one index begins with the post and has its edges in this order.
  const pipeline = [
    { $match: { ...filter, [owner]: ownerId } },
    { $sort: { at: -1, userId: -1 } },
    { $limit: most },
    { $project: { userId: 1, postId: 1, at: 1 } },
  ]
  const edges = { from, localField: '_id', foreignField: 'postId', as: 'edges', pipeline }
  const found = await aggregate<{ edges: Row[] }>(
    'posts',
    [
      { $match: { _id: { $in: [...postIds] } } },
      { $limit: postIds.length },
      { $project: { _id: 1 } },
      { $lookup: edges },
    ],
    '_id_',
  )
  return found.flatMap((post) => post.edges.map((edge) => eventOf(kind, edge)))
}

/** Translates a place in the merged list into the order of one source. */
function placeIn({ letter, ids: [lowest, highest] }: Source, { at, id }: Position): Position {
  if (id.startsWith(letter)) return { at, id: id.slice(1) }
  return { at, id: id > letter ? highest : lowest }
}
