import type { Model } from 'mongoose'

const batchSize = 5_000

/** Inserts through the driver, because casting in Mongoose would take most of the time. */
export async function insertAll<Stored>(model: Model<Stored>, documents: Iterable<object>): Promise<void> {
  let batch: object[] = []
  for (const document of documents) {
    if (batch.push(document) < batchSize) continue
    await model.collection.insertMany(batch, { ordered: false })
    batch = []
  }
  if (batch.length > 0) await model.collection.insertMany(batch, { ordered: false })
}
