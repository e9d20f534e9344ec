import { Schema, model } from 'mongoose'

/** Of a deleted account only its id stays, so that no restore of a backup brings it back. */
export type DeletedAccount = {
  _id: string
  at: Date
  /** Until no late write of the account can come any more. */
  isRecent?: true
}

const schema = new Schema<DeletedAccount>(
  { _id: String, at: { type: Date, required: true }, isRecent: { type: Boolean, enum: [true] } },
  { versionKey: false },
)
export const recentlyDeleted = { isRecent: 1 } as const
schema.index(recentlyDeleted, { partialFilterExpression: { isRecent: true } })

export const DeletedAccountModel = model<DeletedAccount>('DeletedAccount', schema, 'deletedAccounts')
