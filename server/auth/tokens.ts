import { type KeyObject, createHmac, createSecretKey } from 'node:crypto'
import jwt from 'jsonwebtoken'
import type { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { lruCache } from '../lruCache.ts'

/** Tokens of the previous secret stay valid until they expire. */
export type TokenSecrets = { jwtSecret: string; jwtSecretPrevious?: string | undefined }

type Claims = { userId: string; sessionId: string }

const issuer = 'linnet'
const audience = 'linnet-api'
const claims = z.object({ sub: z.string(), jti: z.string(), exp: z.number() })

type Verified = Claims & { expiresAt: number }

/** Most requests bring a token that was verified before. */
const verified = new WeakMap<TokenSecrets, LRUCache<string, Verified>>()
const mostVerified = 5_000

/** Linnet's tokens have about 350 characters. */
const longestToken = 1_000

export function signToken({ userId, sessionId }: Claims, secret: string, lifetimeSeconds: number): string {
  const { id, key } = signingKey(secret)
  return jwt.sign({}, key, {
    algorithm: 'HS256',
    keyid: id,
    issuer,
    audience,
    subject: userId,
    jwtid: sessionId,
    expiresIn: lifetimeSeconds,
  })
}

/** Reads a token. Null unless one of the secrets signed it for this API. */
export function readToken(token: string, secrets: TokenSecrets): Claims | null {
  if (token.length > longestToken) return null
  const known = verified.get(secrets) ?? lruCache<string, Verified>(mostVerified)
  verified.set(secrets, known)
  const claimed = known.get(token) ?? verify(token, secrets)
  if (!claimed || claimed.expiresAt <= Date.now()) return null
  known.set(token, claimed)
  return { userId: claimed.userId, sessionId: claimed.sessionId }
}

function verify(token: string, { jwtSecret, jwtSecretPrevious }: TokenSecrets): Verified | null {
  const keys = [jwtSecret, ...(jwtSecretPrevious ? [jwtSecretPrevious] : [])].map(signingKey)
  try {
    const named = jwt.decode(token, { complete: true })?.header.kid
    const key = keys.find(({ id }) => id === named)?.key
    if (!key) return null
    const { sub, jti, exp } = claims.parse(jwt.verify(token, key, { algorithms: ['HS256'], issuer, audience }))
    return { userId: sub, sessionId: jti, expiresAt: exp * 1000 }
  } catch {
    return null
  }
}

type SigningKey = { id: string; key: KeyObject }

const keys = new Map<string, SigningKey>()

/** For a string, jsonwebtoken would check at each call whether it is a public key, which takes half a millisecond. */
function signingKey(secret: string): SigningKey {
  const known = keys.get(secret)
  if (known) return known
  // All servers compute the same id, which tells nothing about the secret.
  const id = createHmac('sha256', secret).update('linnet key id').digest('base64url').slice(0, 12)
  const made = { id, key: createSecretKey(Buffer.from(secret)) }
  keys.set(secret, made)
  return made
}
