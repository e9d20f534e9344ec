import { Schema, model } from 'mongoose'

/** One account follows another: at most one document per pair. */
export type FollowDocument = { followerId: string; followeeId: string; at: Date }

const followSchema = new Schema<FollowDocument>(
  {
    followerId: { type: String, required: true },
    followeeId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
)

/** Every index of follows that a query names as its hint. */
export const followIndexes = {
  pair: { followerId: 1, followeeId: 1 },
  following: { followerId: 1, at: -1, followeeId: -1 },
  followers: { followeeId: 1, at: -1, followerId: -1 },
} as const

followSchema.index(followIndexes.pair, { unique: true })
followSchema.index(followIndexes.following)
followSchema.index(followIndexes.followers)

export const FollowModel = model<FollowDocument>('Follow', followSchema, 'follows')
