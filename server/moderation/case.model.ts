import { Schema, model } from 'mongoose'
import type { KeptCopy } from './keptCopy.ts'

export const caseStates = ['OPEN', 'TAKEN', 'RESOLVED'] as const
export type CaseState = (typeof caseStates)[number]

export const caseOutcomes = [
  'POST_REMOVED',
  'POST_MARKED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_WARNED',
  'ACCOUNT_SILENCED',
  'POSTS_REMOVED',
  'BADGE_CHOSEN',
  'DISMISSED',
  'ACCOUNT_DELETED',
  'PURGED',
] as const
export type CaseOutcome = (typeof caseOutcomes)[number]

/** The reports of one subject, and watched words in it, until they are resolved. Later reports make another case. */
export type CaseDocument = {
  _id: string
  /** A post's id, or the public id of an account. */
  subject: string
  /** The reported account, or the author of the reported post. */
  userId: string
  postId?: string
  state: CaseState
  /** 1 until it is resolved: a subject has one such case. */
  unresolved?: 1
  reportCount: number
  /** How many established members reported it: only their reports count for hiding. */
  establishedCount?: number
  /** Set while the reports hide the post. */
  isHidingPost?: boolean
  /** The watched words that its post contained, as moderators entered them. */
  words?: string[]
  /** The time of the first report or watched word. Missing if an older release stored it. */
  openedAt?: Date
  reportedAt: Date
  takenBy?: string
  outcome?: CaseOutcome
  resolvedAt?: Date
  /** The number of the action in the log; missing if the account was deleted. */
  resolvedBy?: number
  /** A copy of the subject as it was. Missing once `keptUntil` is over. */
  kept?: KeptCopy
  keptUntil?: Date
}

const required = { type: String, required: true } as const
const moment = { type: Date, required: true } as const

const caseSchema = new Schema<CaseDocument>(
  {
    _id: required,
    subject: required,
    userId: required,
    postId: String,
    state: { ...required, enum: caseStates },
    unresolved: { type: Number, enum: [1] },
    reportCount: { type: Number, required: true },
    establishedCount: Number,
    isHidingPost: Boolean,
    words: { type: [String], default: undefined },
    openedAt: Date,
    reportedAt: moment,
    takenBy: String,
    outcome: { type: String, enum: caseOutcomes },
    resolvedAt: Date,
    resolvedBy: Number,
    kept: Schema.Types.Mixed,
    keptUntil: Date,
  },
  { versionKey: false },
)

export const caseIndexes = {
  /** It has `userId`, because nobody reads reports about themselves. */
  byState: { state: 1, reportedAt: -1, _id: -1, userId: 1 },
  bySubject: { subject: 1 },
  byUser: { userId: 1 },
  /** Resolved cases, too. */
  everyOfPost: { postId: 1 },
  everyOfUser: { userId: 1, reportedAt: -1, _id: -1 },
  byModerator: { takenBy: 1 },
  toForget: { keptUntil: 1 },
  /** Only cases whose copy has a quoted post. */
  byQuoted: { 'kept.post.quoted.purgeIds': 1 },
} as const

const unresolved = { partialFilterExpression: { unresolved: 1 as const } }

caseSchema.index(caseIndexes.byState)
caseSchema.index(caseIndexes.bySubject, { unique: true, ...unresolved })
caseSchema.index(caseIndexes.byUser, unresolved)
caseSchema.index(caseIndexes.everyOfPost, { partialFilterExpression: { postId: { $gt: '' } } })
caseSchema.index(caseIndexes.everyOfUser)
caseSchema.index(caseIndexes.byModerator, { partialFilterExpression: { takenBy: { $gt: '' } } })
caseSchema.index(caseIndexes.toForget, { partialFilterExpression: { keptUntil: { $type: 'date' } } })

caseSchema.index(caseIndexes.byQuoted, {
  partialFilterExpression: { 'kept.post.quoted.purgeIds': { $gt: '' } },
})

export const CaseModel = model<CaseDocument>('ReportCase', caseSchema, 'reportCases')
