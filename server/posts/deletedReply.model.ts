import { Schema, model } from 'mongoose'

/** A reply that was deleted lately: a client's copy of its parent may still list it. */
export type DeletedReply = {
  _id: string
  at: Date
  /** Missing if the parent was deleted too. */
  parentId?: string | undefined
}

const remembered = { days: 1 } as const

const deletedReplySchema = new Schema<DeletedReply>(
  { _id: { type: String, required: true }, at: { type: Date, required: true }, parentId: String },
  { versionKey: false },
)
deletedReplySchema.index({ at: 1 }, { expireAfterSeconds: remembered.days * 24 * 60 * 60 })

export const DeletedReplyModel = model<DeletedReply>('DeletedReply', deletedReplySchema, 'deletedReplies')
