import { Schema, model } from 'mongoose'

/** The only pair of keys of this database, made once for all servers (VAPID, RFC 8292). */
export type PushKeysDocument = { _id: 'vapid'; publicKey: string; privateKey: string; createdAt: Date }

const pushKeysSchema = new Schema<PushKeysDocument>(
  {
    _id: { type: String, required: true },
    publicKey: { type: String, required: true },
    privateKey: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
)

export const PushKeysModel = model<PushKeysDocument>('PushKeys', pushKeysSchema, 'pushKeys')
