import { Schema, model } from 'mongoose'

/** An account's new address, until its owner confirms it. The `_id` is the digest of the link's token. */
export type EmailChangeDocument = { _id: string; userId: string; email: string; expiresAt: Date }

const required = { type: String, required: true } as const

const emailChangeSchema = new Schema<EmailChangeDocument>(
  { _id: required, userId: required, email: required, expiresAt: { type: Date, required: true } },
  { versionKey: false },
)

emailChangeSchema.index({ userId: 1 })
emailChangeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const EmailChangeModel = model<EmailChangeDocument>('EmailChange', emailChangeSchema, 'emailChanges')
