import { Schema, model } from 'mongoose'

export const restrictionKinds = ['MUTE', 'BLOCK'] as const
export type RestrictionKind = (typeof restrictionKinds)[number]

/** What restricts a word, by place. */
export const wordKinds = { HOME: 'WORD_AT_HOME', EVERYWHERE: 'WORD' } as const
type WordKind = (typeof wordKinds)[keyof typeof wordKinds]

/** What an account does not want to see: at most one document per account and kind, and one per word. */
export type RestrictionDocument = {
  ownerId: string
  /** The id of an account, or the `wordTarget` of a word. */
  targetId: string
  kind: RestrictionKind | WordKind
  at: Date
  /** A muted word as it was typed. */
  word?: string
  /** MongoDB deletes the document up to a minute after this time. */
  until?: Date
}

export const mostWords = 100

/** The `targetId` of a word. The ids of accounts never begin with `#`. */
export const wordTarget = (key: string) => `#${key}`
export const wordTargets = { $gte: '#', $lt: '$' } as const

const restrictionSchema = new Schema<RestrictionDocument>(
  {
    ownerId: { type: String, required: true },
    targetId: { type: String, required: true },
    kind: { type: String, enum: [...restrictionKinds, ...Object.values(wordKinds)], required: true },
    at: { type: Date, required: true },
    word: String,
    until: Date,
  },
  { versionKey: false },
)

export const restrictionIndexes = {
  pair: { ownerId: 1, targetId: 1, kind: 1 },
  byOwner: { ownerId: 1, kind: 1, at: -1, targetId: -1 },
  /** For the deletion of the target. */
  byTarget: { targetId: 1 },
} as const

restrictionSchema.index(restrictionIndexes.pair, { unique: true })
restrictionSchema.index(restrictionIndexes.byOwner)
restrictionSchema.index(restrictionIndexes.byTarget)
restrictionSchema.index({ until: 1 }, { expireAfterSeconds: 0, sparse: true })

export const RestrictionModel = model<RestrictionDocument>('Restriction', restrictionSchema, 'restrictions')
