import * as z from 'zod'
import { latenessMs } from '../db/deadline.ts'
import type { Position } from '../db/keyset.ts'
import { AppError, commonErrors } from '../errors.ts'
import { eventsPage } from './events.read.ts'
import { notificationKinds } from './notification.row.ts'

/** If more events happen in those seconds, the others stay new a while longer. */
const mostNoted = 200

/** Seen are all events until `since`, before which none can still be stored, and those at these places. */
export type Seen = { at: Date; since: Date; places: string[] }

/** A like that was taken back and given again is a new event. */
export const placeOf = ({ at, id }: Position) => `${at.getTime()} ${id}`

export async function seenNow(ownerId: string, until: Date): Promise<Seen> {
  const now = Date.now()
  const at = new Date(Math.min(until.getTime(), now))
  const since = new Date(Math.min(at.getTime(), now - latenessMs()))
  const { rows } = await eventsPage({ ownerId, kinds: notificationKinds, since }, { first: mostNoted, after: null })
  const seen = rows.map(({ position }) => position).filter((position) => position.at <= until)
  return { at, since, places: seen.map(placeOf) }
}

/** Makes a mark of what is stored now, for a list that is read after it. Later events stay new, whatever their time. */
export async function makeMark(ownerId: string): Promise<string> {
  const { at, places } = await seenNow(ownerId, new Date(8.64e15))
  return Buffer.from(JSON.stringify([at.getTime(), places])).toString('base64url')
}

const mostLength = 40_000
const encoded = z.tuple([z.number().int().min(0), z.array(z.string().max(100)).max(mostNoted)])

/** Throws INVALID_INPUT for a mark that the server did not make. */
export function parseMark(mark: string): Seen {
  try {
    if (mark.length > mostLength) throw new Error('The mark is too long.')
    const [time, places] = encoded.parse(JSON.parse(Buffer.from(mark, 'base64url').toString('utf8')))
    const at = new Date(Math.min(time, Date.now()))
    return { at, since: new Date(at.getTime() - latenessMs()), places }
  } catch (cause) {
    const reason = 'mark: it is not one that the server made.'
    throw new AppError(commonErrors.INVALID_INPUT, { argument: 'input.mark', reason, cause })
  }
}
