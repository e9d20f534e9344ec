import type { Context } from '../context.ts'
import type { ExactLimit } from '../limits/table.ts'
import { networkOf } from '../network/address.ts'
import { isKnownAddress } from './knownAddresses.ts'

/** A limit, and the key under which this attempt counts there. */
type Count = { name: ExactLimit; key: string }

/**
 * Where a wrong password for an account counts: for this address, and for the account. Strangers share one count for an
 * account, which slows them down together; the owner has one for each address that logged in before, which strangers
 * cannot use up. A demo account's password is public: there is nothing to guess, and nobody may lock out the others.
 */
export async function countsOfLogIn(ctx: Context, account: { _id: string; isDemo: boolean }): Promise<Count[]> {
  const ofAddress = { name: 'failedLogIns', key: networkOf(ctx.address) } as const
  if (account.isDemo) return [ofAddress]
  const isKnown = await isKnownAddress(ctx, account._id)
  return [ofAddress, isKnown ? ofOwner(account._id, networkOf(ctx.address)) : ofStrangers(account._id)]
}

/** Where a wrong password counts that somebody gives who is logged in already. */
export function countsOfSession(userId: string, sessionId: string): Count[] {
  return [ofOwner(userId, sessionId)]
}

const ofOwner = (userId: string, place: string): Count => ({ name: 'failedLogInsOfOwner', key: `${userId}@${place}` })
const ofStrangers = (userId: string): Count => ({ name: 'failedLogInsOfUsername', key: userId })

/**
 * Looks whether a password is right by `check`, unless too many were wrong under one of the counts: then it throws
 * TOO_MANY_ATTEMPTS. An attempt counts before it is looked at, so that many at once cannot outrun the limit; one that
 * was right, or that could not be looked at, is taken back.
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
