import { Schema, model } from 'mongoose'
import { type ModerationRule, moderationRules } from '../users/moderation.rules.ts'
import type { KeptCopy } from './keptCopy.ts'

/** One person's report. Its outcome is in the case. */
export type ReportDocument = {
  _id: string
  /** Missing for a guest, and after the account was deleted. */
  reporterId?: string
  /** A digest of the guest's network, emptied with the copy. Missing for a member. */
  guest?: string
  caseId: string
  /** A post's id, or the public id of an account. */
  subject: string
  rule: ModerationRule
  note: string
  at: Date
  /** Missing if the case's copy is the same, and after the copies' time is over. */
  kept?: KeptCopy
}

const required = { type: String, required: true } as const

const reportSchema = new Schema<ReportDocument>(
  {
    _id: required,
    reporterId: String,
    guest: String,
    caseId: required,
    subject: required,
    rule: { ...required, enum: Object.keys(moderationRules) },
    note: { type: String, default: '' },
    at: { type: Date, required: true },
    kept: Schema.Types.Mixed,
  },
  { versionKey: false },
)

export const reportIndexes = {
  onceEach: { reporterId: 1, subject: 1 },
  oncePerNetwork: { guest: 1, subject: 1 },
  byReporter: { reporterId: 1, at: -1, _id: -1 },
  byCase: { caseId: 1, at: -1, _id: -1 },
  /** Only reports whose copy has a quoted post. */
  byQuoted: { 'kept.post.quoted.purgeIds': 1 },
} as const

const ofSomebody = { partialFilterExpression: { reporterId: { $gt: '' } } }

reportSchema.index(reportIndexes.onceEach, { unique: true, ...ofSomebody })
reportSchema.index(reportIndexes.oncePerNetwork, {
  unique: true,
  partialFilterExpression: { guest: { $gt: '' } },
})
reportSchema.index(reportIndexes.byReporter, ofSomebody)
reportSchema.index(reportIndexes.byCase)

reportSchema.index(reportIndexes.byQuoted, {
  partialFilterExpression: { 'kept.post.quoted.purgeIds': { $gt: '' } },
})

export const ReportModel = model<ReportDocument>('Report', reportSchema, 'reports')
