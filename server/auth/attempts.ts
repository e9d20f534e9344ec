import type { Context } from '../context.ts'
import type { ExactLimit } from '../limits/table.ts'
import { networkOf } from '../network/address.ts'
import { isKnownAddress } from './knownAddresses.ts'

type Count = { name: ExactLimit; key: string }

/** Limits per address and account. A known address has its own count, so that strangers cannot lock the owner out. */
export async function countsOfLogIn(ctx: Context, account: { _id: string; isDemo: boolean }): Promise<Count[]> {
  const ofAddress = { name: 'failedLogIns', key: networkOf(ctx.address) } as const
  if (account.isDemo) return [ofAddress]
  const isKnown = await isKnownAddress(ctx, account._id)
  return [ofAddress, isKnown ? ofOwner(account._id, networkOf(ctx.address)) : ofStrangers(account._id)]
}

export function countsOfSession(userId: string, sessionId: string): Count[] {
  return [ofOwner(userId, sessionId)]
}

const ofOwner = (userId: string, place: string): Count => ({ name: 'failedLogInsOfOwner', key: `${userId}@${place}` })
const ofStrangers = (userId: string): Count => ({ name: 'failedLogInsOfUsername', key: userId })

/**
 * Checks a password, or throws RATE_LIMITED. Counts before the check, as attempts may be concurrent, and takes the count
 * back unless the password is wrong.
 */
export async function countingFailures(
  { limits }: Context,
  counts: readonly Count[],
  check: () => Promise<boolean>,
): Promise<boolean> {
  for (const { name, key } of counts) await limits.countExactly(name, key)
  const isWrong = await check().then(
    (isRight) => !isRight,
    async (error: unknown) => {
      for (const { name, key } of counts) await limits.takeBack(name, key)
      throw error
    },
  )
  if (isWrong) return false
  for (const { name, key } of counts) {
    if (name === 'failedLogInsOfOwner') await limits.clear(name, key)
    else await limits.takeBack(name, key)
  }
  return true
}
