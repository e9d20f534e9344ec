import { Schema, model, type mongo } from 'mongoose'

/** What the CDN's hook must still be told: an upload, or all that an account shows. */
export type CdnPurgeDocument = {
  _id: mongo.ObjectId
  path?: string
  ownerId?: string
  /** Since this time no server sends it. A day later the row is deleted, told or not. */
  at: Date
  /** When the hook is told. Each try moves it. */
  due: Date
  tries: number
}

const schema = new Schema<CdnPurgeDocument>(
  {
    path: String,
    ownerId: String,
    at: { type: Date, required: true },
    due: { type: Date, required: true },
    tries: { type: Number, required: true },
  },
  { versionKey: false },
)

export const cdnPurgeIndexes = { at: { at: 1 }, due: { due: 1 } } as const

schema.index(cdnPurgeIndexes.due)
schema.index(cdnPurgeIndexes.at, { expireAfterSeconds: 24 * 60 * 60 })

export const CdnPurgeModel = model<CdnPurgeDocument>('CdnPurge', schema, 'cdnPurges')
