import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { twoStepErrors } from './twoStep.errors.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** The purpose of the secret that an account and its app share. */
export const purposeOf = (userId: string) => `secret of ${userId}`

/**
 * Encrypts a text with the key of the settings. It opens only with the same `purpose`, which names its owner, so that
 * somebody who can write to the database cannot give an account another one's secret. Throws TWO_STEP_UNAVAILABLE.
 */
export function seal(ctx: Context, text: string, purpose: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(ctx), iv).setAAD(Buffer.from(purpose))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Decrypts a text. Null if it was sealed with another key or purpose. Throws TWO_STEP_UNAVAILABLE without a key. */
export function unseal(ctx: Context, sealed: string, purpose: string): string | null {
  const key = keyOf(ctx)
  const bytes = Buffer.from(sealed, 'base64url')
  const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)]
  try {
    const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag)
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keyOf({ config }: Context): Buffer {
  if (!config.secretsKey) throw new AppError(twoStepErrors.TWO_STEP_UNAVAILABLE)
  return Buffer.from(hkdfSync('sha256', config.secretsKey, '', 'linnet two-step log-in', 32))
}
