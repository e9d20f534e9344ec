import type { Context } from '../context.ts'
import type { Limit } from '../limits/limit.ts'
import { networkOf } from '../network/address.ts'
import { authLimits } from './auth.limits.ts'
import { isKnownAddress } from './knownAddresses.ts'

type Count = { limit: Limit; key: string }

/** Limits per address and account. A known address has its own count, so that strangers cannot lock the owner out. */
export async function countsOfLogIn(ctx: Context, account: { _id: string; isDemo: boolean }): Promise<Count[]> {
  const ofAddress = { limit: authLimits.failedLogIns, key: networkOf(ctx.address) }
  if (account.isDemo) return [ofAddress]
  const isKnown = await isKnownAddress(ctx, account._id)
  return [ofAddress, isKnown ? ofOwner(account._id, networkOf(ctx.address)) : ofStrangers(account._id)]
}

export function countsOfSession(userId: string, sessionId: string): Count[] {
  return [ofOwner(userId, sessionId)]
}

const ofOwner = (userId: string, place: string): Count => ({
  limit: authLimits.failedLogInsOfOwner,
  key: `${userId}@${place}`,
})
const ofStrangers = (userId: string): Count => ({ limit: authLimits.failedLogInsOfUsername, key: userId })

/**
 * Checks a password, or throws RATE_LIMITED. Counts before the check, as attempts may be concurrent, and takes the count
 * back unless the password is wrong.
 */
export async function countingFailures(
  { limits }: Context,
  counts: readonly Count[],
  check: () => Promise<boolean>,
): Promise<boolean> {
  for (const { limit, key } of counts) await limits.countExactly(limit, key)
  const isWrong = await check().then(
    (isRight) => !isRight,
    async (error: unknown) => {
      for (const { limit, key } of counts) await limits.takeBack(limit, key)
      throw error
    },
  )
  if (isWrong) return false
  for (const { limit, key } of counts) {
    if (limit === authLimits.failedLogInsOfOwner) await limits.clear(limit, key)
    else await limits.takeBack(limit, key)
  }
  return true
}
