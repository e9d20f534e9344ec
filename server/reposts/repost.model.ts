import { Schema, model } from 'mongoose'

/** At most one for an account and a post. A repost that is taken back is deleted. */
export type RepostDocument = {
  userId: string
  postId: string
  at: Date
  /** The post's author, who is notified; missing if the author reposts it. */
  notifiedId?: string
}

const repostSchema = new Schema<RepostDocument>(
  {
    userId: { type: String, required: true },
    postId: { type: String, required: true },
    at: { type: Date, required: true },
    notifiedId: String,
  },
  { versionKey: false },
)

export const repostIndexes = {
  /** Home asks which of hundreds of accounts reposted a post. Few did, so the index begins with the post. */
  pair: { postId: 1, userId: 1 },
  byPost: { postId: 1, at: -1, userId: -1 },
  byUser: { userId: 1, at: -1, postId: -1 },
  byNotified: { notifiedId: 1, at: -1, _id: -1 },
} as const

repostSchema.index(repostIndexes.pair, { unique: true })
repostSchema.index(repostIndexes.byPost)
repostSchema.index(repostIndexes.byUser)
repostSchema.index(repostIndexes.byNotified, { partialFilterExpression: { notifiedId: { $gt: '' } } })

export const RepostModel = model<RepostDocument>('Repost', repostSchema, 'reposts')
