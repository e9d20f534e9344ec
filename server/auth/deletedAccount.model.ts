import { Schema, model } from 'mongoose'

/** Of a deleted account only the id stays, so that restoring a backup does not bring the account back. */
export type DeletedAccount = {
  _id: string
  at: Date
  /** Set as long as late writes of the account may come. */
  isRecent?: true
}

const schema = new Schema<DeletedAccount>(
  { _id: String, at: { type: Date, required: true }, isRecent: { type: Boolean, enum: [true] } },
  { versionKey: false },
)
export const recentlyDeleted = { isRecent: 1 } as const
schema.index(recentlyDeleted, { partialFilterExpression: { isRecent: true } })

export const DeletedAccountModel = model<DeletedAccount>('DeletedAccount', schema, 'deletedAccounts')
