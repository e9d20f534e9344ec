import { sweepDeletedAccounts } from '../auth/account.deletion.ts'
import { database } from '../db/connection.ts'
import { type Domain, compose } from '../domain.ts'
import { domains as allDomains } from '../domains.ts'
import { checksOf, run } from '../invariants/invariants.ts'
import type { Check } from '../invariants/queries.ts'
import { UserModel } from '../users/user.model.ts'

/** Descriptions of all violated invariants, at most 20 per rule. */
export async function violations(domains: readonly Domain[] = allDomains): Promise<string[]> {
  // The server does this every minute.
  await sweepDeletedAccounts(compose(domains))
  await committed()
  const findings = await Promise.all((await violated(domains.flatMap(checksOf))).map(run))
  return findings.flatMap((finding) => finding.examples)
}

/** Waits until a majority has every write, because rules read a snapshot. A no-op write waits for those before. */
async function committed(): Promise<void> {
  await UserModel.updateOne({ _id: 'nobody' }, { bio: '' }, { writeConcern: { w: 'majority' } })
}

/** In small data, one command that asks every rule for its first violation is faster than a command for each. */
async function violated(checks: readonly Check[]): Promise<Check[]> {
  const firstOf = ({ collection: coll, pipeline }: Check, index: number) => ({
    $unionWith: { coll, pipeline: [...pipeline, { $limit: 1 }, { $project: { _id: 0, index: { $literal: index } } }] },
  })
  const stages = [{ $documents: [] }, ...checks.map(firstOf)]
  const options = { allowDiskUse: true, readConcern: 'snapshot' as const }
  const found = await database().aggregate<{ index: number }>(stages, options).toArray()
  return found.flatMap(({ index }) => checks[index] ?? [])
}
