import type { mongo } from 'mongoose'
import type { Migration } from '../db/migrations.ts'
import { newsFor } from '../posts/post.model.ts'
import { authorsOfPosts } from '../posts/posts.migrations.ts'
import { type LikeDocument, LikeModel } from './like.model.ts'

type OldLike = LikeDocument & { _id: mongo.ObjectId }

/** Adds `notifiedId` to likes of a release that did not store it. */
export const likesMigration: Migration = {
  number: 4,
  name: 'likes with news',
  collection: 'likes',
  size: 1_000,
  projection: { userId: 1, postId: 1, notifiedId: 1 },
  migrate: async (likes: OldLike[]) => {
    const old = likes.filter(({ notifiedId }) => notifiedId === undefined)
    const authors = await authorsOfPosts([...new Set(old.map(({ postId }) => postId))])
    const writes = old.flatMap(({ _id, userId, postId }) => {
      const news = newsFor(authors.get(postId) ?? userId, userId)
      return news.notifiedId === undefined ? [] : [{ updateOne: { filter: { _id }, update: { $set: news } } }]
    })
    if (writes.length > 0) await LikeModel.bulkWrite(writes, { ordered: false })
  },
}
