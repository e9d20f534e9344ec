import * as z from 'zod'
import { latenessMs } from '../db/deadline.ts'
import type { Position } from '../db/keyset.ts'
import { AppError } from '../errors.ts'
import { eventsPage } from './events.read.ts'
import { notificationKinds } from './notification.row.ts'

/** How many events are noted one by one. Where more happen in those seconds, the others stay new a while longer. */
const mostNoted = 200

/**
 * What an account has seen: all until `since`, and behind that only the events at these places. An event gets its time a
 * moment before it is stored, so `since` lies so far back that no older one can be stored any more.
 */
export type Seen = { at: Date; since: Date; places: string[] }

/** Names an event as it is now: who takes a like back and gives it again makes a new one. */
export const placeOf = ({ at, id }: Position) => `${at.getTime()} ${id}`

/** What is stored for an account at this moment, as far as `until`. */
export async function seenNow(ownerId: string, until: Date): Promise<Seen> {
  const now = Date.now()
  const at = new Date(Math.min(until.getTime(), now))
  const since = new Date(Math.min(at.getTime(), now - latenessMs()))
  const { rows } = await eventsPage({ ownerId, kinds: notificationKinds, since }, { first: mostNoted, after: null })
  const seen = rows.map(({ position }) => position).filter((position) => position.at <= until)
  return { at, since, places: seen.map(placeOf) }
}

/**
 * A mark for what a list shows that is read after it: what is stored now, and nothing that is stored later. So whatever
 * its time, an event is new until a list is marked as seen that was read after the event was stored.
 */
export async function makeMark(ownerId: string): Promise<string> {
  const { at, places } = await seenNow(ownerId, new Date(8.64e15))
  return Buffer.from(JSON.stringify([at.getTime(), places])).toString('base64url')
}

const mostLength = 40_000
const encoded = z.tuple([z.number().int().min(0), z.array(z.string().max(100)).max(mostNoted)])

/** What a mark stands for. Throws INVALID_INPUT for one that the server did not make. */
export function parseMark(mark: string): Seen {
  try {
    if (mark.length > mostLength) throw new Error('The mark is too long.')
    const [time, places] = encoded.parse(JSON.parse(Buffer.from(mark, 'base64url').toString('utf8')))
    const at = new Date(Math.min(time, Date.now()))
    return { at, since: new Date(at.getTime() - latenessMs()), places }
  } catch (cause) {
    const reason = 'mark: it is not one that the server made.'
    throw new AppError('INVALID_INPUT', { argument: 'input.mark', reason, cause })
  }
}
