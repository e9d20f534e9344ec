import type { UserSummary } from '../users/summaries.read.ts'

/** The people behind ids, without those that are gone. */
export function present(ids: readonly string[], people: Map<string, UserSummary>): UserSummary[] {
  return ids.flatMap((id) => people.get(id) ?? [])
}
