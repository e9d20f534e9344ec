import { Schema, model } from 'mongoose'
import type { Rank } from '../users/user.row.ts'

/** At most one for a pair. `feedRank` is that of the followed account. */
export type FollowDocument = {
  followerId: string
  followeeId: string
  at: Date
  feedRank?: Rank
  /** Set if the follower's Home leaves out the followed account's reposts. */
  hidesReposts?: true
}

const followSchema = new Schema<FollowDocument>(
  {
    followerId: { type: String, required: true },
    followeeId: { type: String, required: true },
    at: { type: Date, required: true },
    feedRank: Number,
    hidesReposts: Boolean,
  },
  { versionKey: false },
)

export const followIndexes = {
  pair: { followerId: 1, followeeId: 1 },
  following: { followerId: 1, at: -1, followeeId: -1 },
  /** Edges with an unknown rank come first, then those to whoever posted or reposted last. It covers what Home reads. */
  byFeedRank: { followerId: 1, feedRank: 1, followeeId: 1, hidesReposts: 1 },
  followers: { followeeId: 1, at: -1, followerId: -1 },
  hidden: { followerId: 1, hidesReposts: 1, followeeId: 1 },
} as const

followSchema.index(followIndexes.pair, { unique: true })
followSchema.index(followIndexes.following)
followSchema.index(followIndexes.followers)
followSchema.index(followIndexes.byFeedRank)
followSchema.index(followIndexes.hidden, { partialFilterExpression: { hidesReposts: true } })

export const FollowModel = model<FollowDocument>('Follow', followSchema, 'follows')
