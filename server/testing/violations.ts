import { sweepDeletedAccounts } from '../auth/account.deletion.ts'
import { type Domain, compose } from '../domain.ts'
import { domains as allDomains } from '../domains.ts'
import { checkInvariants } from '../invariants/invariants.ts'
import { UserModel } from '../users/user.model.ts'

/** Descriptions of all violated invariants, at most 20 per rule. */
export async function violations(domains: readonly Domain[] = allDomains): Promise<string[]> {
  // As the server does every minute.
  await sweepDeletedAccounts(compose(domains))
  await committed()
  return (await checkInvariants(domains)).flatMap((finding) => finding.examples)
}

/**
 * Waits until a majority holds every write made so far: a test may see what a task in the background has just written,
 * and the rules are checked on a snapshot, which may be older. A write that changes nothing waits for all before it.
 */
async function committed(): Promise<void> {
  await UserModel.updateOne({ _id: 'nobody' }, { bio: '' }, { writeConcern: { w: 'majority' } })
}
