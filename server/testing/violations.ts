import type { Domain } from '../domain.ts'
import { domains as allDomains } from '../domains.ts'
import { checkInvariants } from '../invariants/invariants.ts'

/** Descriptions of all violated invariants, at most 20 per rule. */
export async function violations(domains: readonly Domain[] = allDomains): Promise<string[]> {
  return (await checkInvariants(domains)).flatMap((finding) => finding.examples)
}
