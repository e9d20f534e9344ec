import { Schema, model } from 'mongoose'

/** A link by which an account's owner sets a new password, once. The `_id` is the digest of its token. */
type PasswordResetDocument = { _id: string; userId: string; expiresAt: Date }

const passwordResetSchema = new Schema<PasswordResetDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
)

passwordResetSchema.index({ userId: 1 })
passwordResetSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const PasswordResetModel = model<PasswordResetDocument>('PasswordReset', passwordResetSchema, 'passwordResets')
