import { database } from '../db/connection.ts'
import type { Domain } from '../domain.ts'
import { type Check, prohibitionCheck, referenceCheck, uniquenessCheck } from './queries.ts'

/** How a rule fared: how many violations there are, and the first of them in words. */
export type Finding = { rule: string; count: number; examples: string[] }

const mostExamples = 20

/**
 * Checks the whole connected database against the invariants of these domains and says for each rule how it fared. Every
 * rule is judged on one moment's data, so this may run beside a server at work. It reads every collection several times;
 * memory stays bounded, as MongoDB groups on disk where it must.
 */
export async function checkInvariants(domains: readonly Domain[]): Promise<Finding[]> {
  const findings: Finding[] = []
  // One after the other: a large database has one disk, and nobody waits for the answer.
  for (const check of domains.flatMap(checksOf)) findings.push(await run(check))
  return findings
}

function checksOf({ invariants = {} }: Domain): Check[] {
  const { references = [], uniquenesses = [], prohibitions = [] } = invariants
  return [
    ...references.map(referenceCheck),
    ...uniquenesses.map(uniquenessCheck),
    ...prohibitions.map(prohibitionCheck),
  ]
}

async function run({ rule, collection, pipeline, inWords }: Check): Promise<Finding> {
  const finding: Finding = { rule, count: 0, examples: [] }
  const found = database().collection(collection).aggregate(pipeline, { allowDiskUse: true, readConcern: 'snapshot' })
  for await (const document of found) {
    finding.count++
    if (finding.examples.length < mostExamples) finding.examples.push(inWords(document))
  }
  return finding
}
