import { randomUUID } from 'node:crypto'
import type { ClientSession } from 'mongoose'
import type { Config } from '../config.ts'
import type { Context, Viewer } from '../context.ts'
import { findById } from '../db/read.ts'
import { inTransaction } from '../db/transaction.ts'
import { type UserDocument, UserModel } from '../users/user.model.ts'
import { believedViewer, forget, forgetSession, reading } from './believedSessions.ts'
import { type SessionDocument, SessionModel } from './session.model.ts'
import { readToken, signToken } from './tokens.ts'

/** How long a token lives. */
const lifetimeSeconds = 7 * 24 * 60 * 60

/** How many sessions an account may have; more than anybody has devices. */
export const mostSessions = 50

/** Who a token stands for, or why it stands for nobody. */
type Authentication = Pick<Context, 'viewer' | 'refusal'>

/** A session that has begun: the token that names it, and whose it is. */
export type Session = { token: string; viewer: Viewer }

type Owner = { id: string; isDemo: boolean }

/**
 * Begins a session of an account, in a transaction where there is one. The oldest ends where there are too many, but for
 * demo accounts: whole classes share them, and nobody may throw out the others.
 */
export async function beginSession(
  { id, isDemo }: Owner,
  secret: string,
  transaction?: ClientSession,
): Promise<Session> {
  const createdAt = new Date()
  const _id = randomUUID()
  const expiresAt = new Date(createdAt.getTime() + lifetimeSeconds * 1000)
  await SessionModel.create(
    [{ _id, userId: id, isDemo, createdAt, expiresAt }],
    transaction && { session: transaction },
  )
  if (!isDemo) await endOldest(id, transaction)
  const token = signToken({ userId: id, sessionId: _id }, secret, lifetimeSeconds)
  return { token, viewer: { id, sessionId: _id, isDemo } }
}

async function endOldest(userId: string, transaction?: ClientSession): Promise<void> {
  const tooMany = await SessionModel.find({ userId }, { _id: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .skip(mostSessions)
    .session(transaction ?? null)
    .lean()
  if (tooMany.length === 0) return
  const over = tooMany.map(({ _id }) => _id)
  await SessionModel.deleteMany({ _id: { $in: over } }, transaction && { session: transaction })
  for (const id of over) forgetSession(id)
}

/** Ends a session, on every server at once. Returns whether it was still open. */
export async function endSession(sessionId: string): Promise<boolean> {
  const { deletedCount } = await SessionModel.deleteOne({ _id: sessionId })
  forgetSession(sessionId)
  return deletedCount > 0
}

/** What to spare when all sessions of an account end, and a write that holds together with their end. */
type Ending = { keep?: string; along?: (transaction: ClientSession) => Promise<void> }

/** Ends all sessions of an account but the one to keep. Returns how many there were. */
export async function endSessions(userId: string, { keep, along }: Ending = {}): Promise<number> {
  const ended = await inTransaction([userId], async ({ session, afterCommit }) => {
    await along?.(session)
    afterCommit(() => forget((viewer) => viewer.id === userId && viewer.sessionId !== keep))
    return SessionModel.deleteMany({ userId, ...(keep && { _id: { $ne: keep } }) }, { session })
  })
  return ended.deletedCount
}

/** Ends the sessions of all demo accounts: where these are turned off, nobody stays logged in to one. */
export async function endDemoSessions(): Promise<void> {
  const demo = await UserModel.find({ isDemo: true }, { _id: 1 }).hint({ isDemo: 1, createdAt: 1 }).lean()
  const ids = new Set(demo.map(({ _id }) => _id))
  await SessionModel.deleteMany({ userId: { $in: [...ids] } })
  forget(({ id }) => ids.has(id))
}

/** Who sends this `authorization` header: `Bearer <token>`, or the token alone as old clients have it. */
export async function authenticate(header: string | undefined, config: Config): Promise<Authentication> {
  const token = header?.replace(/^Bearer\s+/i, '').trim()
  if (!token) return { viewer: null, refusal: null }
  const named = readToken(token, config)
  if (!named) return { viewer: null, refusal: 'UNAUTHENTICATED' }
  const known = believedViewer(named.sessionId)
  if (known) return { viewer: known, refusal: null }
  return confirm(named, config)
}

/** Sessions of earlier versions do not say whether they are of a demo account. */
type StoredSession = Omit<SessionDocument, 'isDemo'> & Partial<SessionDocument>

async function confirm(
  { userId, sessionId }: { userId: string; sessionId: string },
  { demoAccounts }: Config,
): Promise<Authentication> {
  const believe = reading()
  const session = await findById<StoredSession>('sessions', sessionId)
  if (session?.userId === userId && session.expiresAt > new Date()) {
    // Another server may have demo accounts turned on.
    if (session.isDemo && !demoAccounts) return { viewer: null, refusal: 'UNAUTHENTICATED' }
    const viewer = { id: userId, sessionId, isDemo: session.isDemo ?? false }
    believe(viewer)
    return { viewer, refusal: null }
  }
  const user = await findById<UserDocument>('users', userId, { deletingAt: 1 })
  // The REST contract tells the two apart: a session that is over, and an account that is gone.
  return { viewer: null, refusal: user && !user.deletingAt ? 'UNAUTHENTICATED' : 'USER_NOT_FOUND' }
}
