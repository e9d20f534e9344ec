import type { ClientSession, mongo } from 'mongoose'
import { AppError, type ErrorCode } from '../errors.ts'
import { database } from './connection.ts'

type Identified = { _id: string }

/** Changes one document and returns the new version in one command, or null. The filter must name the `_id`. */
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

/** A copy of the row that each id names, as hydration adds to it for one viewer. Throws `missing` if one is not there. */
export function rowsNamed<Row extends Identified>(
  rows: readonly Row[],
  ids: readonly string[],
  missing: ErrorCode,
): Row[] {
  const byId = new Map(rows.map((row) => [row._id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (!row) throw new AppError(missing)
    return { ...row }
  })
}
