import { Schema, model } from 'mongoose'

/** An account that was deleted a moment ago, and when. */
type DeletedAccount = { _id: string; at: Date }

const schema = new Schema<DeletedAccount>({ _id: String, at: { type: Date, required: true } }, { versionKey: false })

export const DeletedAccountModel = model<DeletedAccount>('DeletedAccount', schema, 'deletedAccounts')
