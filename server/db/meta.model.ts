import { Schema, model } from 'mongoose'

/** What the server stores about the database itself, such as how far the seed has come. `last` is an id. */
export type MetaDocument = { _id: string; at: Date; done: boolean; last?: unknown }

const metaSchema = new Schema<MetaDocument>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    done: { type: Boolean, required: true },
    last: Schema.Types.Mixed,
  },
  { versionKey: false },
)

export const MetaModel = model<MetaDocument>('Meta', metaSchema, 'meta')
