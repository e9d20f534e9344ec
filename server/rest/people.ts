import type { UserSummary } from './reads/summaries.ts'

/** People as JSON, each serialised once for all lists. */
export type People = Map<string, { summary: UserSummary; json: string; bytes: number }>

/** Serialises people. */
export function peopleOf(summaries: Map<string, UserSummary>): People {
  return new Map(
    [...summaries].map(([id, summary]) => {
      const json = JSON.stringify(summary)
      return [id, { summary, json, bytes: Buffer.byteLength(json) + 1 }]
    }),
  )
}

/** Writes as many people as fit as a JSON list, without deleted accounts. Returns also its bytes and whether all fit. */
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
