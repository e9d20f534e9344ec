import type { ClientSession, mongo } from 'mongoose'
import { database } from './connection.ts'

/** A document whose `_id` is a string, as all documents with an identity have. */
type Identified = { _id: string }

/**
 * Changes one document inside a transaction and returns it as it is afterwards, or null if none matches: one command
 * instead of a write and a read. The filter must name the `_id`. Throws a duplicate key error.
 */
export async function updateAndRead<Row extends Identified>(
  collection: string,
  filter: mongo.Filter<Row> & Identified,
  update: mongo.UpdateFilter<Row>,
  session: ClientSession,
  projection: mongo.Document = {},
): Promise<Row | null> {
  const options = { session, projection, returnDocument: 'after' } as const
  return (await database().collection<Row>(collection).findOneAndUpdate(filter, update, options)) as Row | null
}
