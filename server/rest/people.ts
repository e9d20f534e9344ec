import type { UserSummary } from './reads/summaries.ts'

/** The people behind ids, without those that are gone. */
export function present(ids: readonly string[], people: Map<string, UserSummary>): UserSummary[] {
  return ids.flatMap((id) => people.get(id) ?? [])
}
