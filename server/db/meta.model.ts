import { Schema, model } from 'mongoose'

/** What the server notes about its database. `last` is an id, `doneAt` the `at` of the last time that succeeded. */
export type MetaDocument = {
  _id: string
  at: Date
  done: boolean
  last?: unknown
  doneAt?: Date
  /** The version of the data and who can read it: `migrations.ts` explains them. */
  version?: number
  oldestReader?: number
  release?: string
}

const metaSchema = new Schema<MetaDocument>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    done: { type: Boolean, required: true },
    last: Schema.Types.Mixed,
    doneAt: Date,
    version: Number,
    oldestReader: Number,
    release: String,
  },
  { versionKey: false },
)

export const MetaModel = model<MetaDocument>('Meta', metaSchema, 'meta')
