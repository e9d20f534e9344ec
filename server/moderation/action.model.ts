import { Schema, model } from 'mongoose'
import { type ModerationRule, moderationRules } from '../users/moderation.rules.ts'
import { type Role, roles } from '../users/user.row.ts'

export const actionKinds = [
  ...(['SUSPEND', 'UNSUSPEND', 'CHANGE_ROLE', 'REMOVE_POST', 'RESTORE_POST'] as const),
  ...(['MARK_SENSITIVE', 'UNMARK_SENSITIVE'] as const),
  ...(['WARN', 'WITHDRAW_WARNING', 'SILENCE', 'UNSILENCE'] as const),
  ...(['REMOVE_POSTS', 'RESTORE_POSTS', 'LOCK_BADGE', 'UNLOCK_BADGE'] as const),
  'HIDE_POST',
  'UPHOLD_APPEAL',
  ...(['TAKE_CASE', 'RELEASE_CASE', 'DISMISS_CASE'] as const),
  ...(['APPROVE_SIGN_UP', 'DECLINE_SIGN_UP', 'BLOCK_ENTRY', 'UNBLOCK_ENTRY'] as const),
  'EDIT_SITE',
  ...(['WATCH_WORD', 'UNWATCH_WORD'] as const),
  'TURN_OFF_TWO_STEP',
  ...(['PURGE_POST', 'PURGE_MEDIA', 'PURGE_ACCOUNT'] as const),
] as const
export type ActionKind = (typeof actionKinds)[number]

/** What was done. It holds ids and no words, so that nothing of a deleted account is left in it. */
export type ActionFacts = {
  kind: ActionKind
  /** Null if it was the operator, by command; for HIDE_POST the server. */
  actorId: string | null
  /** The account that it concerns, if any. */
  userId: string | null
  postId?: string
  mediaId?: string
  rule?: ModerationRule
  until?: Date | null
  role?: Role
  caseId?: string
  entryId?: string
  /** The time whose posts were removed, and their number. */
  from?: Date
  to?: Date
  count?: number
  undoes?: number
}

/** A row of the log. Rows are numbered from 1, never change, and each has the hash of the one before. */
export type ActionDocument = ActionFacts & { _id: number; at: Date; previousHash: string; hash: string }

const actionSchema = new Schema<ActionDocument>(
  {
    _id: { type: Number, required: true },
    at: { type: Date, required: true },
    kind: { type: String, enum: actionKinds, required: true },
    actorId: { type: String, default: null },
    userId: { type: String, default: null },
    postId: String,
    mediaId: String,
    rule: { type: String, enum: Object.keys(moderationRules) },
    until: Date,
    role: { type: String, enum: roles },
    caseId: String,
    entryId: String,
    from: Date,
    to: Date,
    count: Number,
    undoes: Number,
    previousHash: String,
    hash: { type: String, required: true },
  },
  { versionKey: false },
)

export const actionIndexes = { byTime: { at: -1, _id: -1 }, byUser: { userId: 1, at: -1, _id: -1 } } as const

actionSchema.index(actionIndexes.byTime)
actionSchema.index(actionIndexes.byUser)

export const ActionModel = model<ActionDocument>('ModerationAction', actionSchema, 'moderationActions')
