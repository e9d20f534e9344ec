import { type ClientSession, Schema, model } from 'mongoose'
import { database } from '../db/connection.ts'

export const purgeKinds = ['POST', 'MEDIA', 'ACCOUNT'] as const
export type PurgeKind = (typeof purgeKinds)[number]

/** Something illegal that was deleted for good. The id stays, so that nothing serves or restores it again. */
export type PurgeDocument = {
  _id: string
  kind: PurgeKind
  at: Date
  action: number
  /** Set until all that belongs to it is deleted. */
  pending?: true
  /** Who gets the mail about a purged account. Emptied when the mail is sent, or after an hour. */
  mailTo?: { username: string; email: string }
}

const prefixes = { POST: 'post:', MEDIA: 'media:', ACCOUNT: 'account:' } as const satisfies Record<PurgeKind, string>

/** The id names the kind, because authors choose the ids of their posts. */
export const purgeId = (kind: PurgeKind, id: string) => prefixes[kind] + id

export const purgedId = ({ _id, kind }: Pick<PurgeDocument, '_id' | 'kind'>) => _id.slice(prefixes[kind].length)

const required = { type: String, required: true } as const

const purgeSchema = new Schema<PurgeDocument>(
  {
    _id: required,
    kind: { ...required, enum: purgeKinds },
    at: { type: Date, required: true },
    action: { type: Number, required: true },
    pending: { type: Boolean, enum: [true] },
    mailTo: { type: { username: String, email: String }, _id: false },
  },
  { versionKey: false },
)

export const purgeIndexes = { pending: { pending: 1 } } as const

purgeSchema.index(purgeIndexes.pending, { partialFilterExpression: { pending: true } })

export const PurgeModel = model<PurgeDocument>('Purge', purgeSchema, 'purges')

export async function isPurged(kind: PurgeKind, id: string, session: ClientSession): Promise<boolean> {
  const purges = database().collection<PurgeDocument>('purges')
  return (await purges.findOne({ _id: purgeId(kind, id) }, { session, projection: { _id: 1 } })) !== null
}
