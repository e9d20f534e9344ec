import { Schema, model } from 'mongoose'

/** The `_id` is a digest, because the name itself is deleted with the account. */
type HeldName = { _id: string; until: Date }

const heldNameSchema = new Schema<HeldName>(
  { _id: { type: String, required: true }, until: { type: Date, required: true } },
  { versionKey: false },
)

heldNameSchema.index({ until: 1 }, { expireAfterSeconds: 0 })

export const HeldNameModel = model<HeldName>('HeldName', heldNameSchema, 'heldNames')
