import { Schema, model } from 'mongoose'
import type { ModerationRule } from '../users/moderation.rules.ts'
import type { VerifiedKind } from '../users/user.row.ts'
import type { ActionKind } from './action.model.ts'

/** The decisions that an account's person reads in the app, and the action that takes each back; null if none does. */
export const undoneBy = {
  WARN: 'WITHDRAW_WARNING',
  SILENCE: 'UNSILENCE',
  REMOVE_POSTS: 'RESTORE_POSTS',
  LOCK_BADGE: 'UNLOCK_BADGE',
  PURGE_POST: null,
  PURGE_MEDIA: null,
} as const satisfies Partial<Record<ActionKind, ActionKind | null>>
export type DecisionKind = keyof typeof undoneBy
export type FinalKind = Extract<DecisionKind, `PURGE_${string}`>

export const isDecisionKind = (kind: ActionKind): kind is DecisionKind => kind in undoneBy

/** Whether no action takes it back, so that an appeal would be in vain. */
export const isFinal = (kind: DecisionKind): kind is FinalKind => undoneBy[kind] === null

/** What a decision about an account says. It stands until it is taken back, and is deleted with the account. */
export type DecisionDocument = {
  _id: number
  userId: string
  kind: DecisionKind
  rule: ModerationRule
  note: string
  at: Date
  /** The end of a silence; null means for good. */
  until?: Date | null
  /** The time whose posts were removed, and their number. */
  from?: Date
  to?: Date
  count?: number
  /** If set, only posts with this text were removed. */
  text?: string
  /** The chosen badge, and the one before, which an undo restores. Null means none. */
  badge?: VerifiedKind | null
  badgeBefore?: VerifiedKind | null
  /** What still has to be finished. After RESTORE the decision is deleted. */
  pending?: 'REMOVE' | 'RESTORE'
  /** The last post in the order of ids that was dealt with. */
  after?: string
  /** The post whose reports led to it; it may be deleted. */
  postId?: string
}

const required = { type: String, required: true } as const

const decisionSchema = new Schema<DecisionDocument>(
  {
    _id: { type: Number, required: true },
    userId: required,
    kind: { ...required, enum: Object.keys(undoneBy) },
    rule: required,
    note: { type: String, default: '' },
    at: { type: Date, required: true },
    until: Date,
    from: Date,
    to: Date,
    count: Number,
    text: String,
    badge: String,
    badgeBefore: String,
    pending: { type: String, enum: ['REMOVE', 'RESTORE'] },
    after: String,
    postId: String,
  },
  { versionKey: false },
)

export const decisionIndexes = { byUser: { userId: 1, _id: -1 }, pending: { pending: 1 } } as const

decisionSchema.index(decisionIndexes.byUser)
decisionSchema.index(decisionIndexes.pending, { partialFilterExpression: { pending: { $type: 'string' } } })

export const DecisionModel = model<DecisionDocument>('Decision', decisionSchema, 'decisions')
