import { LRUCache } from 'lru-cache'
import { beforeDeadline } from '../../db/deadline.ts'
import { lastWrite, writesHere } from '../../db/lastWrite.ts'
import { type Answer, bytesOf } from './answer.ts'

/** How long after a request the next one for the same counts as one of many, and an answer is kept at most. */
const lifetimeMs = 10_000

/** The bytes of all kept answers, of one of them, and the longest key, in characters. */
const mostBytes = 8_000_000
const largest = 300_000
const longestKey = 4_000
/** What a place takes besides its key and answer. */
const placeBytes = 300

/** After answers that were written over before anybody asked again, so many requests at most are not looked up. */
const mostPassed = 15

/** What was asked a moment ago: its answer, if it was kept, and the writes before the answer was made. */
type Place = {
  answer?: Answer
  /** The last write to the database, by its name. */
  after?: string
  /** How many writes this server had made. */
  writes: number
  /** How many kept answers in a row nobody got, and how many requests are still passed by because of that. */
  unused: number
  passing: number
}

/** What a request finds: the answer; or else after which writes the answer is made, if it is to be kept. */
export type Found = { answer?: Answer; made?: Pick<Place, 'after' | 'writes'> }

const nothing: Found = {}

/**
 * Answers of reads that are given again until the next write to the database, whoever makes it: one small command, which
 * requests share, tells whether there was one (`db/lastWrite.ts`). An answer is kept from the second request within ten
 * seconds, so what is asked for once costs nothing here. It must depend on its key and the database alone.
 */
export class KeptAnswers {
  readonly #places = new LRUCache<string, Place>({ maxSize: mostBytes, ttl: lifetimeMs })

  /** Whether somebody asked for the same a moment ago; if not, there is nothing to look for. */
  has(key: string): boolean {
    return this.#places.has(key)
  }

  /** Looks for the answer to a request that has just come. Throws BUSY when the database does not answer. */
  async look(key: string): Promise<Found> {
    const asked = this.#places.get(key)
    // What this server wrote, it knows without asking.
    const writes = writesHere()
    if (asked?.writes !== writes) return nothing
    if (asked.passing > 0) {
      asked.passing--
      return nothing
    }
    // With a deadline of its own: the shared command may have to wait for one that hangs.
    const after = await beforeDeadline(lastWrite)
    if (after === null) return nothing
    const place = this.#places.get(key)
    if (!place?.answer) return { made: { after, writes } }
    if (place.after !== after) {
      passBy(place)
      return nothing
    }
    place.unused = 0
    return { answer: place.answer }
  }

  /** Notes that this was asked, and keeps the answer if `look` said after which writes it was made. */
  add(key: string, answer: Answer, { made }: Found): void {
    if (key.length > longestKey) return
    const before = this.#places.get(key)
    const writes = writesHere()
    const bytes = bytesOf(answer)
    const isKept = made?.writes === writes && bytes <= largest
    // Of requests that come at once, some are passed by: the others' answer stays.
    if (!isKept && before?.writes === writes) return
    const place = { unused: before?.unused ?? 0, passing: before?.passing ?? 0, writes }
    const size = placeBytes + 2 * key.length
    if (isKept) this.#places.set(key, { ...place, ...made, answer }, { size: size + bytes })
    else this.#places.set(key, place, { size })
  }
}

function passBy(place: Place): void {
  delete place.answer
  place.unused++
  place.passing = Math.min(2 ** place.unused - 1, mostPassed)
}
