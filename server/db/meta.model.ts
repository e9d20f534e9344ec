import { Schema, model } from 'mongoose'

/** What the server stores about the database itself, such as how far the seed has come. `last` is an id. */
export type MetaDocument = {
  _id: string
  at: Date
  done: boolean
  last?: unknown
  /** Of the data; `migrations.ts` says what these mean. */
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
    version: Number,
    oldestReader: Number,
    release: String,
  },
  { versionKey: false },
)

export const MetaModel = model<MetaDocument>('Meta', metaSchema, 'meta')
