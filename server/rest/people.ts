import type { UserSummary } from './reads/summaries.ts'

type Person = { summary: UserSummary; json: string; bytes: number }

export type People = Map<string, Person>

/** Requests share cached rows of accounts, and so their JSON. */
const written = new WeakMap<UserSummary, Person>()

/** Writes people as JSON. Their rows must not change afterwards. */
export function peopleOf(summaries: Iterable<UserSummary>): People {
  const people: People = new Map()
  for (const summary of summaries) people.set(summary._id, written.get(summary) ?? serialised(summary))
  return people
}

function serialised(summary: UserSummary): Person {
  const { _id, username, name, avatar } = summary
  const json = JSON.stringify({ _id, username, name, avatar })
  const person = { summary, json, bytes: Buffer.byteLength(json) + 1 }
  written.set(summary, person)
  return person
}

/** As many people as fit, as a JSON list without deleted accounts. */
export function peopleList(ids: readonly string[], people: People, room: number) {
  const shown: string[] = []
  let bytes = 2
  for (const id of ids) {
    const person = people.get(id)
    if (!person) continue
    if (bytes + person.bytes > room) return { json: `[${shown.join(',')}]`, bytes, isWhole: false }
    bytes += person.bytes
    shown.push(person.json)
  }
  return { json: `[${shown.join(',')}]`, bytes, isWhole: true }
}
