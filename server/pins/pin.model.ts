import { Schema, model } from 'mongoose'

/** The post on top of an account's profile: at most one, which the account wrote. */
export type PinDocument = { userId: string; postId: string; at: Date }

const pinSchema = new Schema<PinDocument>(
  {
    userId: { type: String, required: true },
    postId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
)

export const pinIndexes = { byUser: { userId: 1 }, byPost: { postId: 1 } } as const

pinSchema.index(pinIndexes.byUser, { unique: true })
pinSchema.index(pinIndexes.byPost)

export const PinModel = model<PinDocument>('Pin', pinSchema, 'pins')
