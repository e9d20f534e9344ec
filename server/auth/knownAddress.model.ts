import { Schema, model } from 'mongoose'

/** An address of an earlier log-in. The `_id` is a keyed digest of it. */
type KnownAddressDocument = { _id: string; userId: string; expiresAt: Date }

const knownAddressSchema = new Schema<KnownAddressDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
)

knownAddressSchema.index({ userId: 1 })
knownAddressSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const KnownAddressModel = model<KnownAddressDocument>('KnownAddress', knownAddressSchema, 'knownAddresses')
