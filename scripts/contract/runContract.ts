import { authChecks } from './authChecks.ts'
import { everywhereChecks } from './everywhereChecks.ts'
import { postChecks } from './postChecks.ts'
import { userChecks } from './userChecks.ts'
import { createWorld } from './world.ts'

/** Why a rule failed; null if it holds. */
export type Outcome = { rule: string; failure: string | null }

export const untestable = [
  '404 for the token of a deleted account; 401 for an expired or revoked token',
  '500 Internal server error. and 503 with Retry-After',
  'likedBy, followers and following hold at most the 1,000 newest',
]

/** Tests every rule of the contract with new accounts. Throws if it cannot create them. */
export async function runContract(baseUrl: string): Promise<Outcome[]> {
  const world = await createWorld(baseUrl)
  const outcomes: Outcome[] = []
  for (const { rule, holds } of [...authChecks, ...postChecks, ...userChecks, ...everywhereChecks]) {
    const failure = await holds(world).then(() => null, messageOf)
    outcomes.push({ rule, failure })
  }
  return outcomes
}

function messageOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return message.split('\n').filter(Boolean).slice(0, 12).join(' ')
}
