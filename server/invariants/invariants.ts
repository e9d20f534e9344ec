import { database } from '../db/connection.ts'
import { type Check, prohibitionCheck, referenceCheck, uniquenessCheck } from './queries.ts'
import type { Invariants } from './rules.ts'

/** The number of violations of a rule, and the first of them. */
export type Finding = { rule: string; count: number; examples: string[] }

type Stating = { invariants?: Invariants }

const mostExamples = 20

/** Checks the database. Returns a finding for each rule. A rule reads one snapshot, so a server may run meanwhile. */
export async function checkInvariants(domains: readonly Stating[]): Promise<Finding[]> {
  const findings: Finding[] = []
  // Checks at the same time would compete for the disk.
  for (const check of domains.flatMap(checksOf)) findings.push(await run(check))
  return findings
}

export function checksOf({ invariants = {} }: Stating): Check[] {
  const { references = [], uniquenesses = [], prohibitions = [] } = invariants
  return [
    ...references.map(referenceCheck),
    ...uniquenesses.map(uniquenessCheck),
    ...prohibitions.map(prohibitionCheck),
  ]
}

/** Returns the finding of one rule. */
export async function run({ rule, collection, pipeline, inWords }: Check): Promise<Finding> {
  const finding: Finding = { rule, count: 0, examples: [] }
  const found = database().collection(collection).aggregate(pipeline, { allowDiskUse: true, readConcern: 'snapshot' })
  for await (const document of found) {
    finding.count++
    if (finding.examples.length < mostExamples) finding.examples.push(inWords(document))
  }
  return finding
}
