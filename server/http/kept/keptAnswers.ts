import { LRUCache } from 'lru-cache'
import type { StillHolds } from '../../context.ts'
import { beforeDeadline } from '../../db/deadline.ts'
import { lastWrite, writesHere } from '../../db/lastWrite.ts'
import { type Answer, type KeptAnswer, bytesOf } from './answer.ts'

/** How long after a request the next one for the same counts as one of many, and an answer is kept at most. */
const lifetimeMs = 60_000

/** The bytes of all kept answers, of one of them, and the longest key, in characters. */
const mostBytes = 8_000_000
const largest = 300_000
const longestKey = 4_000
/** What a place takes besides its key and answer. */
const placeBytes = 300

/** After answers that were written over before anybody asked again, so many requests at most are not looked up. */
const mostPassed = 15

/** What was asked a moment ago. */
type Place = {
  /** How many writes this server had made; null if the answer may hold in spite of writes. */
  readonly writes: number | null
  /** The answer; it holds until the next write to the database, or longer. */
  kept?: { readonly answer: KeptAnswer; readonly stillHolds: StillHolds }
  /** Of those who ask at once, one makes the answer that is kept. */
  isBeingMade: boolean
  /** How many kept answers in a row nobody got, and how many requests are still passed by because of that. */
  unused: number
  passing: number
}

/** What a request finds: the answer; or else, if the answer that is made is to be kept, the writes before it. */
export type Found = { answer?: KeptAnswer; made?: { writes: number; stillHolds: StillHolds } }

const nothing: Found = {}

/**
 * Answers of reads that are given again until the next write to the database, whoever makes it: one small command, which
 * requests share, tells whether there was one (`db/lastWrite.ts`). An answer is kept from the second request within a minute,
 * so what is asked for once costs nothing here. It must depend on its key and the database alone. If it tells
 * by itself whether it still holds, other writes do not matter.
 */
export class KeptAnswers {
  readonly #places = new LRUCache<string, Place>({ maxSize: mostBytes, ttl: lifetimeMs })

  /** Whether somebody asked for the same a moment ago; if not, there is nothing to look for. */
  has(key: string): boolean {
    return this.#places.has(key)
  }

  /** Looks for the answer to a request that has just come. Throws BUSY when the database does not answer. */
  async look(key: string): Promise<Found> {
    const place = this.#places.get(key)
    // What this server wrote, it knows without asking.
    if (!place || (place.writes !== null && place.writes !== writesHere())) return nothing
    if (place.passing > 0) {
      place.passing--
      return nothing
    }
    return place.kept ? findIn(place) : makeFor(place)
  }

  /** Call if the answer that was to be kept is none after all: another one may be. */
  giveUp(key: string): void {
    const place = this.#places.peek(key)
    if (!place?.isBeingMade) return
    place.isBeingMade = false
    passBy(place)
  }

  /** Notes that this was asked, and keeps the answer if it tells when it holds or `look` said which writes were before it. */
  add(key: string, answer: Answer, { made }: Found, stillHolds?: StillHolds): void {
    if (key.length > longestKey) return
    const before = this.#places.get(key)
    const writes = stillHolds ? null : writesHere()
    const text = bytesOf(answer) <= largest ? answer.text : null
    const holds = stillHolds ?? (made?.writes === writes ? made.stillHolds : undefined)
    // Of requests that come at once, some are passed by: the others' answer stays.
    if (!holds && before?.writes === writes) return
    const place: Place = { writes, isBeingMade: false, unused: before?.unused ?? 0, passing: before?.passing ?? 0 }
    if (holds) place.kept = { answer: { ...answer, text }, stillHolds: holds }
    const bytes = place.kept ? bytesOf(place.kept.answer) : 0
    this.#places.set(key, place, { size: placeBytes + 2 * key.length + bytes })
  }
}

async function findIn(place: Place): Promise<Found> {
  const { kept } = place
  // With a deadline of its own: a shared command may have to wait for one that hangs.
  if (kept && (await beforeDeadline(kept.stillHolds))) {
    place.unused = 0
    return { answer: kept.answer }
  }
  if (place.kept === kept) passBy(place)
  return nothing
}

function passBy(place: Place): void {
  delete place.kept
  place.unused++
  place.passing = Math.min(2 ** place.unused - 1, mostPassed)
}

async function makeFor(place: Place): Promise<Found> {
  const { writes } = place
  if (place.isBeingMade || writes === null) return nothing
  place.isBeingMade = true
  const name = await beforeDeadline(lastWrite)
  if (name !== null) return { made: { writes, stillHolds: async () => (await lastWrite()) === name } }
  place.isBeingMade = false
  return nothing
}
