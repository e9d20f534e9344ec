import { Schema, model } from 'mongoose'
import type { ModerationRule } from '../users/moderation.rules.ts'
import type { VerifiedKind } from '../users/user.row.ts'
import type { ActionKind } from './action.model.ts'

/** What moderators do about an account that its person reads in the app, and what takes it back; null: nothing does. */
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

/** Whether nothing takes it back, so that an appeal would be in vain. */
export const isFinal = (kind: DecisionKind): kind is FinalKind => undoneBy[kind] === null

/** The words of an action about an account. It stands until it is taken back, and goes with the account. */
export type DecisionDocument = {
  /** The number of the action in the log. */
  _id: number
  userId: string
  kind: DecisionKind
  rule: ModerationRule
  note: string
  at: Date
  /** The end of a silence; null: for good. */
  until?: Date | null
  /** Of which time the posts were removed, and how many. */
  from?: Date
  to?: Date
  count?: number
  /** Only those with this text were removed. */
  text?: string
  /** The badge that was chosen, and the one before, which an undo brings back. Null: none. */
  badge?: VerifiedKind | null
  badgeBefore?: VerifiedKind | null
  /** What is not finished: the removal, or the undo, at whose end the decision goes. */
  pending?: 'REMOVE' | 'RESTORE'
  /** The last post, in the order of ids, that this has dealt with. */
  after?: string
  /** The post whose reports led to it. It may have been deleted since. */
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
