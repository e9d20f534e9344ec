import { Secret, TOTP } from 'otpauth'

// RFC 6238 with what every app assumes.
const seconds = 30
const standard = { algorithm: 'SHA1', digits: 6, period: seconds } as const

/** RFC 4226 recommends 160 bits. */
const secretBytes = 20

/** The codes of the step before and after are right, too: clocks differ, and people type slowly. */
const window = 1

/** A new secret in base32, and the address from which an app learns it. */
export function newSecret(issuer: string, label: string): { secret: string; uri: string } {
  const totp = new TOTP({ ...standard, issuer, label, secret: new Secret({ size: secretBytes }) })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The step of time in which an app shows this code; null if it is none near now. */
export function stepOf(secret: string, code: string): number | null {
  const timestamp = Date.now()
  const totp = { ...standard, secret: Secret.fromBase32(secret) }
  const delta = TOTP.validate({ ...totp, token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 1000 / seconds) + delta
}
