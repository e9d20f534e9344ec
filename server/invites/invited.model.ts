import { Schema, model } from 'mongoose'

/** Who invited an account. The `_id` is the account's. */
export type InvitedDocument = { _id: string; inviterId: string; at: Date }

const invitedSchema = new Schema<InvitedDocument>(
  {
    _id: { type: String, required: true },
    inviterId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
)

invitedSchema.index({ inviterId: 1 })

export const InvitedModel = model<InvitedDocument>('Invited', invitedSchema, 'invited')
