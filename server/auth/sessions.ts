import { type KeyObject, createSecretKey, randomUUID } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { LRUCache } from 'lru-cache'
import type { ClientSession } from 'mongoose'
import { z } from 'zod'
import type { Context, Viewer } from '../context.ts'
import { findById } from '../db/read.ts'
import { inTransaction } from '../db/transaction.ts'
import type { UserDocument } from '../users/user.model.ts'
import { type SessionDocument, SessionModel } from './session.model.ts'

/** How long a token lives (decisions.md 20). */
const lifetimeSeconds = 7 * 24 * 60 * 60

/** How long a session is believed without asking again, so that most requests spend no command on it. */
const believedMs = 5_000

const claims = z.object({ sub: z.string(), jti: z.string() })

/** Who a token stands for, or why it stands for nobody. */
type Authentication = Pick<Context, 'viewer' | 'refusal'>

const believed = new LRUCache<string, Viewer>({ max: 10_000, ttl: believedMs })

/** How often sessions were ended here: what was read of a session before the latest time is not believed any longer. */
let endings = 0

/** A session that has begun: the token that names it, and whose it is. */
export type Session = { token: string; viewer: Viewer }

/** Begins a session of an account, in a transaction where there is one. */
export async function beginSession(userId: string, secret: string, transaction?: ClientSession): Promise<Session> {
  const createdAt = new Date()
  const _id = randomUUID()
  const expiresAt = new Date(createdAt.getTime() + lifetimeSeconds * 1000)
  await SessionModel.create([{ _id, userId, createdAt, expiresAt }], transaction && { session: transaction })
  const token = jwt.sign({}, keyOf(secret), {
    algorithm: 'HS256',
    subject: userId,
    jwtid: _id,
    expiresIn: lifetimeSeconds,
  })
  return { token, viewer: { id: userId, sessionId: _id } }
}

/** Ends a session, on this server at once and on others within seconds. Returns whether it was still open. */
export async function endSession(sessionId: string): Promise<boolean> {
  const { deletedCount } = await SessionModel.deleteOne({ _id: sessionId })
  endings++
  believed.delete(sessionId)
  return deletedCount > 0
}

/** What to spare when all sessions of an account end, and a write that holds together with their end. */
type Ending = { keep?: string; along?: (transaction: ClientSession) => Promise<void> }

/** Ends all sessions of an account but the one to keep. */
export async function endSessions(userId: string, { keep, along }: Ending = {}): Promise<void> {
  await inTransaction([userId], async ({ session, afterCommit }) => {
    await along?.(session)
    await SessionModel.deleteMany({ userId, ...(keep && { _id: { $ne: keep } }) }, { session })
    afterCommit(() => forgetSessions(userId, keep))
  })
}

function forgetSessions(userId: string, keep: string | undefined): void {
  endings++
  for (const [id, viewer] of believed.entries()) if (viewer.id === userId && id !== keep) believed.delete(id)
}

/** Who sends this `authorization` header: `Bearer <token>`, or the token alone as old clients have it (rest-contract.md). */
export async function authenticate(header: string | undefined, secret: string): Promise<Authentication> {
  const token = header?.replace(/^Bearer\s+/i, '').trim()
  if (!token) return { viewer: null, refusal: null }
  const named = readToken(token, secret)
  if (!named) return { viewer: null, refusal: 'UNAUTHENTICATED' }
  const known = believed.get(named.sessionId)
  if (known) return { viewer: known, refusal: null }
  return confirm(named)
}

const keys = new Map<string, KeyObject>()

/** The key of a secret. Given a text, jsonwebtoken would try each time whether it is a public key: half a millisecond a request. */
function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(Buffer.from(secret))
  keys.set(secret, key)
  return key
}

function readToken(token: string, secret: string): Viewer | null {
  try {
    const { sub, jti } = claims.parse(jwt.verify(token, keyOf(secret), { algorithms: ['HS256'] }))
    return { id: sub, sessionId: jti }
  } catch {
    return null
  }
}

async function confirm(named: Viewer): Promise<Authentication> {
  const endingsBefore = endings
  const session = await findById<SessionDocument>('sessions', named.sessionId)
  if (session?.userId === named.id && session.expiresAt > new Date()) {
    if (endings === endingsBefore) believed.set(named.sessionId, named)
    return { viewer: named, refusal: null }
  }
  const user = await findById<UserDocument>('users', named.id, { deletingAt: 1 })
  // The contract tells the two apart: a session that is over, and an account that is gone.
  return { viewer: null, refusal: user && !user.deletingAt ? 'UNAUTHENTICATED' : 'USER_NOT_FOUND' }
}
