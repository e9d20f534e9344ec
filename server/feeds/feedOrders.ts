import type { Position } from '../db/keyset.ts'
import { postIndexes } from '../posts/post.model.ts'
import type { PostKey } from './postKey.ts'

/** `ofAuthor` is an index with one author's posts in the feed's order, which covers `key`. */
export const feeds = {
  LATEST: {
    order: { at: 'createdAt', id: '_id' },
    ofAuthor: postIndexes.byAuthor,
    key: { _id: 1, authorId: 1, createdAt: 1 },
    positionOf: (post: PostKey): Position => ({ at: post.createdAt, id: post._id }),
  },
  TRENDING: {
    order: { count: 'likeCount', at: 'createdAt', id: '_id' },
    ofAuthor: postIndexes.byAuthorLikes,
    key: { _id: 1, authorId: 1, createdAt: 1, likeCount: 1 },
    positionOf: (post: PostKey): Position => ({ count: post.likeCount, at: post.createdAt, id: post._id }),
  },
} as const

export type Feed = (typeof feeds)[keyof typeof feeds]
