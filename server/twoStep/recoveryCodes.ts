import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import { digestOf } from '../auth/linkTokens.ts'

const howMany = 10

/** 80 random bits cannot be guessed, like a link's token, so they need no slow hash either. */
const codeBytes = 10

/** New codes such as `abcd-efgh-ijkl-mnop`, and their digests, of which only these are stored. */
export function newRecoveryCodes(): { codes: string[]; digests: string[] } {
  const codes = Array.from({ length: howMany }, () => shown(base32(randomBytes(codeBytes))))
  return { codes, digests: codes.map(digestOfCode) }
}

/** The digest of a code as people type it: in any case, with or without hyphens. */
export const digestOfCode = (typed: string) => digestOf(plain(typed))

const plain = (typed: string) => typed.replaceAll(/[\s-]/g, '').toLowerCase()
const base32 = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer }).base32.toLowerCase()
const shown = (code: string) => code.replaceAll(/.{4}(?=.)/g, '$&-')
