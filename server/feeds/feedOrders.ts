import type { mongo } from 'mongoose'
import type { Order, Position } from '../db/keyset.ts'
import { postIndexes } from '../posts/post.model.ts'
import type { PostRow } from '../posts/post.row.ts'
import { type RepostDocument, repostIndexes } from '../reposts/repost.model.ts'
import type { UserRow } from '../users/user.row.ts'

/** What a feed reads of accounts (posts or reposts), in the order of the feed. */
export type Source<Row> = {
  collection: string
  order: Order
  by(accounts: readonly string[]): mongo.Document
  /** The index that has one account's rows in this order, and all fields of `key`. */
  ofOne: mongo.Document
  key: mongo.Document
  positionOf(row: Row): Position
  /** As in `KeysetQuery`. */
  keyOf?(row: Row): string
}

/** The fields of a post that the indexes of Latest cover: enough to give it a position there. */
export type FeedKey = Pick<PostRow, '_id' | 'authorId' | 'createdAt'>

/** The same for Trending and Top. */
export type LikedKey = FeedKey & Pick<PostRow, 'likeCount'>

const postsBy = (accounts: readonly string[]) => ({ top: 1, authorId: { $in: [...accounts] } })

const LATEST: Source<FeedKey> = {
  collection: 'posts',
  order: { at: 'createdAt', id: '_id' },
  by: postsBy,
  ofOne: postIndexes.byAuthor,
  key: { _id: 1, authorId: 1, createdAt: 1 },
  positionOf: (post) => ({ at: post.createdAt, id: post._id }),
}

const TRENDING: Source<LikedKey> = {
  collection: 'posts',
  order: { count: 'likeCount', at: 'createdAt', id: '_id' },
  by: postsBy,
  ofOne: postIndexes.byAuthorLikes,
  key: { _id: 1, authorId: 1, createdAt: 1, likeCount: 1 },
  positionOf: (post) => ({ count: post.likeCount, at: post.createdAt, id: post._id }),
}

export const feeds = { LATEST, TRENDING }

export type RepostKey = Pick<RepostDocument, 'userId' | 'postId' | 'at'>

export type NewRepost = { post: PostRow; user: UserRow; at: Date }

export const reposts = {
  collection: 'reposts',
  order: { at: 'at', id: 'postId' },
  by: (accounts) => ({ userId: { $in: [...accounts] } }),
  ofOne: repostIndexes.byUser,
  key: { _id: 0, userId: 1, postId: 1, at: 1 },
  positionOf: ({ at, postId }) => ({ at, id: postId }),
  keyOf: ({ userId, postId, at }) => `${userId} ${postId} ${at.getTime()}`,
} satisfies Source<RepostKey>
