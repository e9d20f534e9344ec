import { sweepDeletedAccounts } from '../auth/account.deletion.ts'
import { type Domain, compose } from '../domain.ts'
import { domains as allDomains } from '../domains.ts'
import { checkInvariants } from '../invariants/invariants.ts'
import { UserModel } from '../users/user.model.ts'

/** Descriptions of all violated invariants, at most 20 per rule. */
export async function violations(domains: readonly Domain[] = allDomains): Promise<string[]> {
  // The server does this every minute.
  await sweepDeletedAccounts(compose(domains))
  await committed()
  return (await checkInvariants(domains)).flatMap((finding) => finding.examples)
}

/** Waits until a majority has every write, because rules read a snapshot. A no-op write waits for those before. */
async function committed(): Promise<void> {
  await UserModel.updateOne({ _id: 'nobody' }, { bio: '' }, { writeConcern: { w: 'majority' } })
}
