import { Schema, model } from 'mongoose'

/** At most one for an account and a post. A like that was taken back stays as `disliked`. */
export type LikeDocument = {
  userId: string
  postId: string
  state: 'liked' | 'disliked'
  at: Date
  /** The post's author, who is notified; missing if the author likes the post. */
  notifiedId?: string
}

const likeSchema = new Schema<LikeDocument>(
  {
    userId: { type: String, required: true },
    postId: { type: String, required: true },
    state: { type: String, enum: ['liked', 'disliked'], required: true },
    at: { type: Date, required: true },
    notifiedId: String,
  },
  { versionKey: false },
)

export const likeIndexes = {
  pair: { userId: 1, postId: 1, state: 1 },
  byPost: { postId: 1, state: 1, at: -1, userId: -1 },
  byUser: { userId: 1, state: 1, at: -1, postId: -1 },
  byNotified: { notifiedId: 1, at: -1, _id: -1 },
} as const

likeSchema.index({ userId: 1, postId: 1 }, { unique: true })
likeSchema.index(likeIndexes.pair)
likeSchema.index(likeIndexes.byPost)
likeSchema.index(likeIndexes.byUser)
likeSchema.index(likeIndexes.byNotified, {
  partialFilterExpression: { state: 'liked', notifiedId: { $gt: '' } },
})

export const LikeModel = model<LikeDocument>('Like', likeSchema, 'likes')
