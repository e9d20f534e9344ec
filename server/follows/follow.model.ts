import { Schema, model } from 'mongoose'
import type { Rank } from '../users/user.row.ts'

/** One account follows another: at most one document per pair. The rank is that of the followed account. */
export type FollowDocument = { followerId: string; followeeId: string; at: Date; feedRank?: Rank }

const followSchema = new Schema<FollowDocument>(
  {
    followerId: { type: String, required: true },
    followeeId: { type: String, required: true },
    at: { type: Date, required: true },
    feedRank: Number,
  },
  { versionKey: false },
)

/** Every index of follows that a query names as its hint. */
export const followIndexes = {
  pair: { followerId: 1, followeeId: 1 },
  following: { followerId: 1, at: -1, followeeId: -1 },
  /** Those followed accounts first whose rank is unknown, then those that posted last. */
  byFeedRank: { followerId: 1, feedRank: 1, followeeId: 1 },
  followers: { followeeId: 1, at: -1, followerId: -1 },
} as const

followSchema.index(followIndexes.pair, { unique: true })
followSchema.index(followIndexes.following)
followSchema.index(followIndexes.followers)
followSchema.index(followIndexes.byFeedRank)

export const FollowModel = model<FollowDocument>('Follow', followSchema, 'follows')
