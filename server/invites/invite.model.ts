import { Schema, model } from 'mongoose'

/** The `_id` is the code in its link, so that its maker can read it again. It gives only an account, for some days. */
export type InviteDocument = {
  _id: string
  /** Null if the operator made it. */
  ownerId: string | null
  uses: number
  usesLeft: number
  createdAt: Date
  expiresAt: Date
}

const inviteSchema = new Schema<InviteDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, default: null },
    uses: { type: Number, required: true },
    usesLeft: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
)

export const inviteIndexes = { byOwner: { ownerId: 1, createdAt: -1 } } as const

inviteSchema.index(inviteIndexes.byOwner)
inviteSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const InviteModel = model<InviteDocument>('Invite', inviteSchema, 'invites')
