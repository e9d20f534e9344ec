import type { mongo } from 'mongoose'
import { type Page, type PageRequest, type Position, keysetPage } from '../db/keyset.ts'
import { farthest, reachOf, within } from '../db/reach.ts'
import { postIndexes } from '../posts/post.model.ts'
import { type PostRow, postPosition } from '../posts/post.row.ts'

/** A value of a field of posts that has an index by time. */
export type Key = { field: keyof typeof indexes; value: string }

/** Keys that posts must have (the rarest first, as far as one can tell) or must not have, and times of creation. */
export type Matching = {
  all: readonly Key[]
  none: readonly Key[]
  /** The first moment. */
  since: Date | null
  /** The first moment that is too late. */
  until: Date | null
}

const indexes = {
  words: postIndexes.byWords,
  hashtags: postIndexes.byHashtag,
  mentionIds: postIndexes.byMention,
} as const

type Row = Pick<PostRow, '_id' | 'createdAt'>

/** Posts with all of these keys, newest first. It reads at most 1,000 of the rarest key, so a page may be short. */
export async function matchesPage<Found extends Row>(
  matching: Matching,
  request: PageRequest,
  projection?: mongo.Document,
): Promise<Page<Found>> {
  const { all, none } = matching
  const { key, reach } = await rarest(matching, request)
  const has = ({ field, value }: Key) => ({ $in: [{ $literal: value }, { $ifNull: [`$${field}`, []] }] })
  // The planner never takes an expression for a way into another index.
  const conditions = [...all.filter((one) => one !== key).map(has), ...none.map((one) => ({ $not: [has(one)] }))]
  const filter = {
    [key.field]: key.value,
    $and: [...times(matching), ...(reach ? [{ createdAt: upTo(reach.at, request) }] : [])],
    ...(conditions.length > 0 && { $expr: { $and: conditions } }),
  }
  const order = { collection: 'posts', at: 'createdAt', id: '_id', positionOf: postPosition } as const
  const page = await keysetPage<Found>({
    ...order,
    ...request,
    filter,
    hint: indexes[key.field],
    ...(projection && { projection }),
  })
  return within(page, reach, request, postPosition)
}

/** The key with the fewest posts, and where to stop in its list: nowhere if all of it matches. */
async function rarest(matching: Matching, request: PageRequest): Promise<{ key: Key; reach: Position | null }> {
  const { all, none } = matching
  const [first, ...others] = all
  if (!first) throw new Error('A search needs a key.')
  if (others.length === 0 && none.length === 0) return { key: first, reach: null }
  return farthest(all, request, (key) => reachWith(key, matching, request))
}

function reachWith({ field, value }: Key, matching: Matching, { after, isBackward }: PageRequest) {
  const direction = isBackward ? 1 : -1
  const rest = after ? [{ createdAt: isBackward ? { $gte: after.at } : { $lte: after.at } }] : []
  return reachOf<Row>({
    collection: 'posts',
    filter: { [field]: value, $and: [...times(matching), ...rest] },
    hint: indexes[field],
    sort: { createdAt: direction, _id: direction },
    projection: { createdAt: 1 },
    positionOf: postPosition,
  })
}

/** The first of these gives the index its bounds. */
function times({ since, until }: Matching): mongo.Document[] {
  return [{ createdAt: { $gte: since ?? new Date(0) } }, ...(until ? [{ createdAt: { $lt: until } }] : [])]
}

const upTo = (at: Date, { isBackward }: PageRequest) => (isBackward ? { $lte: at } : { $gte: at })
