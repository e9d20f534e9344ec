import { Schema, model } from 'mongoose'

export const blockedKinds = ['NAME', 'EMAIL_DOMAIN', 'ADDRESS'] as const
export type BlockedKind = (typeof blockedKinds)[number]

/** Something with which nobody may sign up, in the form that `normalised` gives it. */
export type BlockedEntryDocument = {
  _id: string
  kind: BlockedKind
  value: string
  /** Null means for good. */
  until: Date | null
  at: Date
}

const blockedEntrySchema = new Schema<BlockedEntryDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: blockedKinds, required: true },
    value: { type: String, required: true },
    until: { type: Date, default: null },
    at: { type: Date, required: true },
  },
  { versionKey: false },
)

export const blockedEntryIndexes = { pair: { kind: 1, value: 1 } } as const

blockedEntrySchema.index(blockedEntryIndexes.pair, { unique: true })
blockedEntrySchema.index({ until: 1 }, { expireAfterSeconds: 0 })

export const BlockedEntryModel = model<BlockedEntryDocument>('BlockedEntry', blockedEntrySchema, 'blockedEntries')
