import type { Model } from 'mongoose'

const batchSize = 5_000

/** Inserts with the driver, because Mongoose would spend most of the time on casting. */
export async function insertAll<Stored>(model: Model<Stored>, documents: Iterable<object>): Promise<void> {
  let batch: object[] = []
  for (const document of documents) {
    if (batch.push(document) < batchSize) continue
    await model.collection.insertMany(batch, { ordered: false })
    batch = []
  }
  if (batch.length > 0) await model.collection.insertMany(batch, { ordered: false })
}
