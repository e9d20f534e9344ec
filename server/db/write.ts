import type { ClientSession, mongo } from 'mongoose'
import { database } from './connection.ts'
import { leftOut } from './read.ts'

type Identified = { _id: string }

/** Changes one document and returns the new version in one command, or null. The filter must name the `_id`. */
export async function updateAndRead<Row extends Identified>(
  collection: string,
  filter: mongo.Filter<Row> & Identified,
  update: mongo.UpdateFilter<Row>,
  session: ClientSession,
  projection: mongo.Document = leftOut[collection] ?? {},
): Promise<Row | null> {
  const options = { session, projection, returnDocument: 'after' } as const
  return (await database().collection<Row>(collection).findOneAndUpdate(filter, update, options)) as Row | null
}
