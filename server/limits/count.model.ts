import { Schema, model } from 'mongoose'

/** How often something happened under a key (`posts:account:…`) until `expire`, on all servers. */
type CountDocument = { key: string; points: number; expire: Date }

const countSchema = new Schema<CountDocument>({ key: String, points: Number, expire: Date }, { versionKey: false })

countSchema.index({ key: 1 }, { unique: true })
countSchema.index({ expire: 1 }, { expireAfterSeconds: 0 })

/** SharedCounter writes with the driver; the model is for indexes. */
export const CountModel = model<CountDocument>('Count', countSchema, 'limits')
