import { Schema, model } from 'mongoose'
import type { ModerationRule } from '../users/moderation.rules.ts'
import type { ActionKind } from './action.model.ts'

/** What moderators do about an account that its person reads in the app, and what takes it back. */
export const undoneBy = {
  WARN: 'WITHDRAW_WARNING',
  SILENCE: 'UNSILENCE',
} as const satisfies Partial<Record<ActionKind, ActionKind>>
export type DecisionKind = keyof typeof undoneBy

export const isDecisionKind = (kind: ActionKind): kind is DecisionKind => kind in undoneBy

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
    postId: String,
  },
  { versionKey: false },
)

export const decisionIndexes = { byUser: { userId: 1, _id: -1 } } as const

decisionSchema.index(decisionIndexes.byUser)

export const DecisionModel = model<DecisionDocument>('Decision', decisionSchema, 'decisions')
