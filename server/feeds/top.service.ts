import type { Context } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import { type Page, type PageRequest, type Placed, partOf, requireSameOrder } from '../db/keyset.ts'
import { findShared } from '../db/read.ts'
import { postIndexes } from '../posts/post.model.ts'
import type { PostRow } from '../posts/post.row.ts'
import { type LikedKey, feeds } from './feedOrders.ts'
import { placed } from './feeds.service.ts'
import { type TopWindow, mostRanked } from './top.rules.ts'

const minute = 60_000
const day = 24 * 60 * minute
const lengths: Record<TopWindow, number> = { DAY: day, WEEK: 7 * day, YEAR: 365 * day, ALL: Infinity }

const { key: projection, positionOf } = feeds.TRENDING

/** `isCut` says that the time has more posts than are ranked. */
export type TopPage = Page<Placed<PostRow>> & { isCut: boolean }

/** The most liked posts of a period. One whose likes change may show twice or not at all. Throws INVALID_INPUT. */
export async function topPage(ctx: Context, window: TopWindow, request: PageRequest): Promise<TopPage> {
  requireSameOrder(request, true)
  const found = await mostLiked(window)
  const ranked = found.slice(0, mostRanked)
  const page = await fullPage(request, {
    read: (part) => Promise.resolve(partOf(ranked, part, positionOf)),
    show: (keys) => placed(ctx, feeds.TRENDING, keys, 'EVERYWHERE'),
    positionOf: ({ position }) => position,
  })
  return { ...page, isCut: found.length > ranked.length }
}

/**
 * Reads one post more than are ranked, which tells whether there are more. The start is rounded to the minute, so that
 * all who ask at the same time share the read.
 */
function mostLiked(window: TopWindow): Promise<LikedKey[]> {
  const start = Math.floor((Date.now() - lengths[window]) / minute) * minute
  const createdAt = { $gte: new Date(Math.max(0, start)) }
  const sort = { likeCount: -1, createdAt: -1, _id: -1 } as const
  const options = { sort, hint: postIndexes.byLikes, limit: mostRanked + 1, projection }
  return findShared<LikedKey>('posts', { top: 1, likeCount: { $lte: Number.MAX_SAFE_INTEGER }, createdAt }, options)
}
