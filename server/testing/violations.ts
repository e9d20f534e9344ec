import type { Domain } from '../domain.ts'
import { domains as allDomains } from '../domains.ts'
import { checkInvariants } from '../invariants/invariants.ts'

/** Every violation of every invariant in words, at most 20 a rule; empty when all is well. */
export async function violations(domains: readonly Domain[] = allDomains): Promise<string[]> {
  return (await checkInvariants(domains)).flatMap((finding) => finding.examples)
}
