import type { Position } from '../db/keyset.ts'
import { dayMs, likesBelow } from '../follows/ranks.ts'
import { postIndexes } from '../posts/post.model.ts'
import type { PostKey } from './postKey.ts'

/**
 * The order of each feed, and the indexes in that order: over all posts, and per author. `value` is what leads the order,
 * `rank` names the rank that bounds it, and `below` is the next lower one of such bounds.
 */
export const feeds = {
  LATEST: {
    order: { at: 'createdAt', id: '_id' },
    ofAll: postIndexes.explore,
    ofAuthor: postIndexes.byAuthor,
    key: { _id: 1, authorId: 1, createdAt: 1 },
    positionOf: (post: PostKey): Position => ({ at: post.createdAt, id: post._id }),
    rank: 'feedRank',
    value: ({ at }: Position): number => at.getTime(),
    below: (atMost: number): number => atMost - dayMs,
  },
  TRENDING: {
    order: { count: 'likeCount', at: 'createdAt', id: '_id' },
    ofAll: postIndexes.trending,
    ofAuthor: postIndexes.byAuthorLikes,
    key: { _id: 1, authorId: 1, createdAt: 1, likeCount: 1 },
    positionOf: (post: PostKey): Position => ({ count: post.likeCount, at: post.createdAt, id: post._id }),
    rank: 'likeRank',
    value: ({ count = 0 }: Position): number => count,
    below: likesBelow,
  },
} as const

export type Feed = (typeof feeds)[keyof typeof feeds]
