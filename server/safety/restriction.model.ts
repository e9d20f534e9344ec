import { Schema, model } from 'mongoose'

export const restrictionKinds = ['MUTE', 'BLOCK'] as const
export type RestrictionKind = (typeof restrictionKinds)[number]

/** At most one document of each kind per pair. */
export type RestrictionDocument = { ownerId: string; targetId: string; kind: RestrictionKind; at: Date }

const restrictionSchema = new Schema<RestrictionDocument>(
  {
    ownerId: { type: String, required: true },
    targetId: { type: String, required: true },
    kind: { type: String, enum: restrictionKinds, required: true },
    at: { type: Date, required: true },
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

export const RestrictionModel = model<RestrictionDocument>('Restriction', restrictionSchema, 'restrictions')
