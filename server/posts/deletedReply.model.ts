import { Schema, model } from 'mongoose'

/** The id of a deleted reply, because a client's copy of the post may still list it. */
export type DeletedReply = {
  _id: string
  at: Date
  /** What it replied to, for those who have that open; missing if that was deleted too. */
  parentId?: string | undefined
}

const remembered = { days: 1 } as const

const deletedReplySchema = new Schema<DeletedReply>(
  { _id: { type: String, required: true }, at: { type: Date, required: true }, parentId: String },
  { versionKey: false },
)
deletedReplySchema.index({ at: 1 }, { expireAfterSeconds: remembered.days * 24 * 60 * 60 })

export const DeletedReplyModel = model<DeletedReply>('DeletedReply', deletedReplySchema, 'deletedReplies')
