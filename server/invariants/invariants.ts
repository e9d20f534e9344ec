import { database } from '../db/connection.ts'
import { type Check, prohibitionCheck, referenceCheck, uniquenessCheck } from './queries.ts'
import { mediaProhibitions, mediaReferences } from './mediaInvariants.ts'
import { prohibitions, references, uniquenesses } from './rules.ts'

/** How a rule fared: how many violations there are, and the first of them in words. */
export type Finding = { rule: string; count: number; examples: string[] }

const mostExamples = 20

const checks: readonly Check[] = [
  ...[...references, ...mediaReferences].map(referenceCheck),
  ...uniquenesses.map(uniquenessCheck),
  ...[...prohibitions, ...mediaProhibitions].map(prohibitionCheck),
]

/**
 * Looks at the whole connected database for anything that must never be (design.md, Invariants) and says for each rule how it
 * fared. Every rule is judged on one moment's data, so it may run beside a server at work. It reads every collection
 * several times; memory stays bounded, as MongoDB sums up on disk where it must.
 */
export async function checkInvariants(): Promise<Finding[]> {
  const findings: Finding[] = []
  // One after the other: a large database has one disk, and nobody waits for the answer.
  for (const check of checks) findings.push(await run(check))
  return findings
}

/** All violations of all rules in words (at most 20 a rule); empty when all is well. */
export async function violations(): Promise<string[]> {
  return (await checkInvariants()).flatMap((finding) => finding.examples)
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
