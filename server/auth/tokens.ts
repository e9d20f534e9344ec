import { type KeyObject, createHmac, createSecretKey } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { z } from 'zod'

/** The secret that signs tokens, and the one before it, whose tokens stay good until they run out. */
export type TokenSecrets = { jwtSecret: string; jwtSecretPrevious?: string | undefined }

/** Whose token it is, and which session it names. */
type Claims = { userId: string; sessionId: string }

const issuer = 'linnet'
const audience = 'linnet-api'
const claims = z.object({ sub: z.string(), jti: z.string() })

/** A token for a session, signed with a secret. */
export function signToken({ userId, sessionId }: Claims, secret: string, lifetimeSeconds: number): string {
  const { id, key } = signingKey(secret)
  return jwt.sign({}, key, {
    algorithm: 'HS256',
    ...{ keyid: id, issuer, audience, subject: userId, jwtid: sessionId, expiresIn: lifetimeSeconds },
  })
}

/**
 * What a token says, or null unless one of the secrets signed it, by the one algorithm in use, for this API. The token
 * names its key: one that names none, or none of these, is not looked at further.
 */
export function readToken(token: string, { jwtSecret, jwtSecretPrevious }: TokenSecrets): Claims | null {
  const keys = [jwtSecret, ...(jwtSecretPrevious ? [jwtSecretPrevious] : [])].map(signingKey)
  try {
    const named = jwt.decode(token, { complete: true })?.header.kid
    const key = keys.find(({ id }) => id === named)?.key
    if (!key) return null
    const { sub, jti } = claims.parse(jwt.verify(token, key, { algorithms: ['HS256'], issuer, audience }))
    return { userId: sub, sessionId: jti }
  } catch {
    return null
  }
}

type SigningKey = { id: string; key: KeyObject }

const keys = new Map<string, SigningKey>()

/** The key of a secret. Given a text, jsonwebtoken would try each time whether it is a public key: half a millisecond a request. */
function signingKey(secret: string): SigningKey {
  const known = keys.get(secret)
  if (known) return known
  // Made from the secret, so that all servers name it alike, and one-way, so that the name gives nothing away.
  const id = createHmac('sha256', secret).update('linnet key id').digest('base64url').slice(0, 12)
  const made = { id, key: createSecretKey(Buffer.from(secret)) }
  keys.set(secret, made)
  return made
}
