import type { mongo } from 'mongoose'
import { database } from './connection.ts'
import { beforeDeadline } from './deadline.ts'

const usualSize = 500

type Query = {
  collection: string
  filter: mongo.Document
  sort: mongo.Document
  hint: mongo.Document | string
  projection?: mongo.Document
}

/** Yields all matching rows in batches, so that memory stays flat. The deadline is of each batch, not of them all. */
export async function* batchesOf<Row>(
  { collection, filter, ...options }: Query,
  batchSize = usualSize,
): AsyncGenerator<Row[]> {
  // MongoDB would count `maxTimeMS` over all batches.
  const cursor = database()
    .collection(collection)
    .find(filter, { ...options, batchSize })
  try {
    for (;;) {
      const next = await beforeDeadline(() => cursor.next())
      if (!next) return
      yield [next, ...cursor.readBufferedDocuments()] as Row[]
    }
  } finally {
    await cursor.close()
  }
}
