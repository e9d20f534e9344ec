import { Schema, model } from 'mongoose'

/** The post that an account shows at the top of its profile: at most one, written by the account itself. */
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
