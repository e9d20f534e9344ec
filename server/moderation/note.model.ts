import { Schema, model } from 'mongoose'

/** What a moderator noted about an account, for moderators only. MongoDB deletes it when it expires. */
export type NoteDocument = {
  _id: string
  userId: string
  /** The moderator's account may be deleted. */
  authorId: string
  text: string
  at: Date
  expiresAt: Date
}

const required = { type: String, required: true } as const
const moment = { type: Date, required: true } as const

const noteSchema = new Schema<NoteDocument>(
  { _id: required, userId: required, authorId: required, text: required, at: moment, expiresAt: moment },
  { versionKey: false },
)

export const noteIndexes = { byUser: { userId: 1, at: -1, _id: -1 } } as const

noteSchema.index(noteIndexes.byUser)
noteSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const NoteModel = model<NoteDocument>('ModeratorNote', noteSchema, 'moderatorNotes')
