import { Schema, model } from 'mongoose'

type DeletedAccount = { _id: string; at: Date }

const schema = new Schema<DeletedAccount>({ _id: String, at: { type: Date, required: true } }, { versionKey: false })

export const DeletedAccountModel = model<DeletedAccount>('DeletedAccount', schema, 'deletedAccounts')
