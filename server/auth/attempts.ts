import type { Context } from '../context.ts'
import type { Limit } from '../limits/limit.ts'
import { networkOf } from '../network/address.ts'
import { authLimits } from './auth.limits.ts'
import { isKnownAddress } from './knownAddresses.ts'

export type Count = { limit: Limit; key: string }

type Counts = { ofPassword: Count[]; ofCode: Count[] }

/** Limits for an address and an account. A known address has its own count, so strangers cannot lock the owner out. */
export async function countsOfLogIn(ctx: Context, account: { _id: string; isDemo: boolean }): Promise<Counts> {
  const ofAddress = { limit: authLimits.failedLogIns, key: networkOf(ctx.address) }
  if (account.isDemo) return { ofPassword: [ofAddress], ofCode: [ofAddress] }
  const isKnown = await isKnownAddress(ctx, account._id)
  const { ofPassword, ofCode } = isKnown ? ofOwner(account._id, networkOf(ctx.address)) : ofStrangers(account._id)
  return { ofPassword: [ofAddress, ...ofPassword], ofCode: [ofAddress, ...ofCode] }
}

export function countsOfSession(userId: string, sessionId: string): Counts {
  return ofOwner(userId, sessionId)
}

function ofOwner(userId: string, place: string): Counts {
  const key = `${userId}@${place}`
  return {
    ofPassword: [{ limit: authLimits.failedLogInsOfOwner, key }],
    ofCode: [{ limit: authLimits.wrongCodesOfOwner, key }],
  }
}

const ofStrangers = (userId: string): Counts => ({
  ofPassword: [{ limit: authLimits.failedLogInsOfUsername, key: userId }],
  ofCode: [{ limit: authLimits.wrongCodes, key: userId }],
})

const limitsOfOwner: readonly Limit[] = [authLimits.failedLogInsOfOwner, authLimits.wrongCodesOfOwner]

/**
 * Counts failed checks of a password or code. Each attempt counts before its check, because many may be checked at the
 * same time, and is taken back if it was right. Throws RATE_LIMITED.
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
    if (limitsOfOwner.includes(limit)) await limits.clear(limit, key)
    else await limits.takeBack(limit, key)
  }
  return true
}
