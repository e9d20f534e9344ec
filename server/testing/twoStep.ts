import { TOTP, Secret } from 'otpauth'
import type { Person } from './person.ts'

const stepMs = 30_000

/** The code that an authenticator app shows now, or this many steps later. */
export const appCode = (secret: string, stepsAhead = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + stepsAhead * stepMs })

/** A code that is wrong now and for a minute before and after. */
export function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((step) => appCode(secret, step))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
}

/** Turns two-step log-in on with the present code, so that the codes of later steps stay unused. */
export async function turnsOnTwoStep(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { setUp, secret } = await person.does('startTwoStep', { password: person.password }, 'setUp secret')
  const input = { setUp, code: appCode(secret) }
  const { recoveryCodes } = await person.does('turnOnTwoStep', input, 'recoveryCodes')
  return { secret, recoveryCodes }
}
