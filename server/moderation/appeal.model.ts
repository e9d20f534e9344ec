import { Schema, model } from 'mongoose'
import type { ModerationRule } from '../users/moderation.rules.ts'
import type { ActionKind } from './action.model.ts'
import type { DecisionKind, FinalKind } from './decision.model.ts'
import type { KeptCopy } from './keptCopy.ts'

export const appealStates = ['OPEN', 'UPHELD', 'REVERSED'] as const
export type AppealState = (typeof appealStates)[number]

export type AppealedKind =
  | Extract<ActionKind, 'SUSPEND' | 'REMOVE_POST' | 'MARK_SENSITIVE'>
  | Exclude<DecisionKind, FinalKind>

export type AppealDocument = {
  /** The number of the action in the log, so an action has one appeal. */
  _id: string
  userId: string
  postId?: string
  kind: AppealedKind
  rule: ModerationRule
  /** Whose action it is; null is the operator. */
  actorId: string | null
  words: string
  at: Date
  /** The post or the profile as it was then. */
  kept: KeptCopy
  state: AppealState
  /** What the moderator who decided wrote to the person. */
  answer: string
  decidedBy?: number
  decidedAt?: Date
}

const required = { type: String, required: true } as const

const appealSchema = new Schema<AppealDocument>(
  {
    _id: required,
    userId: required,
    postId: String,
    kind: required,
    rule: required,
    actorId: { type: String, default: null },
    words: required,
    at: { type: Date, required: true },
    kept: Schema.Types.Mixed,
    state: { ...required, enum: appealStates },
    answer: { type: String, default: '' },
    decidedBy: Number,
    decidedAt: Date,
  },
  { versionKey: false },
)

export const appealIndexes = {
  /** It has `userId`, because nobody decides about themselves. */
  byState: { state: 1, at: -1, _id: -1, userId: 1 },
  byUser: { userId: 1 },
  byPost: { postId: 1 },
} as const

appealSchema.index(appealIndexes.byState)
appealSchema.index(appealIndexes.byUser)
appealSchema.index(appealIndexes.byPost, { partialFilterExpression: { postId: { $gt: '' } } })

export const AppealModel = model<AppealDocument>('Appeal', appealSchema, 'appeals')
