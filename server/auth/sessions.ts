import { randomUUID } from 'node:crypto'
import type { ClientSession } from 'mongoose'
import type { Config } from '../config.ts'
import { type Authentication, type Restriction, type Viewer, authenticated } from '../context.ts'
import type { Deadline } from '../db/deadline.ts'
import { findById } from '../db/read.ts'
import { type Transaction, inTransaction } from '../db/transaction.ts'
import { type UserDocument, UserModel } from '../users/user.model.ts'
import type { Suspension } from '../users/user.row.ts'
import { cachedViewer, evict, evictSession, startReading } from './sessionCache.ts'
import { type SessionDocument, SessionModel } from './session.model.ts'
import { readToken, signToken } from './tokens.ts'
import { commonErrors } from '../errors.ts'

const lifetimeSeconds = 7 * 24 * 60 * 60

export const mostSessions = 50

export type Session = { token: string; viewer: Viewer; suspension: Suspension | null; restriction: Restriction | null }

/** With `suspension` or `isWaiting`, the session is restricted. */
type Owner = {
  id: string
  isDemo: boolean
  device?: string | null
  suspension?: Suspension | null
  isWaiting?: boolean
}

/** Starts a session. If an account has too many, its oldest ends. Demo accounts have no limit: classes share them. */
export async function beginSession(
  { id, isDemo, device = null, suspension = null, isWaiting = false }: Owner,
  secret: string,
  transaction?: ClientSession,
): Promise<Session> {
  const createdAt = new Date()
  const _id = randomUUID()
  const expiresAt = new Date(
    Math.min(createdAt.getTime() + lifetimeSeconds * 1000, suspension?.until?.getTime() ?? Infinity),
  )
  const restriction = restrictionOf({ isRestricted: suspension !== null, isWaiting })
  const marks = { ...(suspension && { isRestricted: true }), ...(isWaiting && { isWaiting }) }
  await SessionModel.create(
    [{ _id, userId: id, isDemo, ...marks, device, createdAt, lastUsedAt: createdAt, expiresAt }],
    transaction && { session: transaction },
  )
  if (!isDemo) await endOldest(id, transaction)
  const token = signToken({ userId: id, sessionId: _id }, secret, lifetimeSeconds)
  return { token, viewer: { id, sessionId: _id, isDemo }, suspension, restriction }
}

function restrictionOf({
  isRestricted,
  isWaiting,
}: Pick<SessionDocument, 'isRestricted' | 'isWaiting'>): Restriction | null {
  if (isRestricted) return 'ACCOUNT_SUSPENDED'
  return isWaiting ? 'ACCOUNT_WAITING' : null
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
  for (const id of over) evictSession(id)
}

/** Ends a session on every server. Returns whether it was open. */
export async function endSession(sessionId: string): Promise<boolean> {
  const { deletedCount } = await SessionModel.deleteOne({ _id: sessionId })
  evictSession(sessionId)
  return deletedCount > 0
}

/** `keep` is a session that stays open; `along` writes in the same transaction. */
type Ending = {
  keep?: string
  along?: (transaction: ClientSession) => Promise<void>
  deadline?: Deadline | undefined
}

/** Ends all sessions of an account except `keep`. Returns their number. */
export async function endSessions(userId: string, { keep, along, deadline }: Ending = {}): Promise<number> {
  return inTransaction(
    [userId],
    async ({ session, afterCommit }) => {
      await along?.(session)
      return endSessionsIn({ session, afterCommit }, userId, keep)
    },
    deadline,
  )
}

/** Like `endSessions`, in a transaction that does more. */
export async function endSessionsIn(
  { session, afterCommit }: Transaction,
  userId: string,
  keep?: string,
): Promise<number> {
  afterCommit(() => evict((viewer) => viewer.id === userId && viewer.sessionId !== keep))
  const among = { userId, ...(keep && { _id: { $ne: keep } }) }
  return (await SessionModel.deleteMany(among, { session })).deletedCount
}

/** Ends the sessions of all demo accounts, for a server that has turned these off. */
export async function endDemoSessions(): Promise<void> {
  const demo = await UserModel.find({ isDemo: true }, { _id: 1 }).hint({ isDemo: 1, createdAt: 1 }).lean()
  const ids = new Set(demo.map(({ _id }) => _id))
  await SessionModel.deleteMany({ userId: { $in: [...ids] } })
  evict(({ id }) => ids.has(id))
}

const tokenIn = (header: string | undefined) => header?.replace(/^Bearer\s+/i, '').trim()

/** The id of the session that a header's token names, open or not; null without a valid token. */
export function sessionOf(header: string | undefined, config: Config): string | null {
  return readToken(tokenIn(header) ?? '', config)?.sessionId ?? null
}

/** Reads an `authorization` header: `Bearer <token>` or, as old clients send it, the token alone. */
export async function authenticate(header: string | undefined, config: Config): Promise<Authentication> {
  const token = tokenIn(header)
  if (!token) return { viewer: null, refusal: null }
  const named = readToken(token, config)
  if (!named) return { viewer: null, refusal: commonErrors.UNAUTHENTICATED }
  const known = cachedViewer(named.sessionId)
  if (known) return authenticated(known, null)
  return confirm(named, config)
}

/** Sessions of earlier versions lack `isDemo`. */
type StoredSession = Omit<SessionDocument, 'isDemo'> & Partial<SessionDocument>

/** A use is noted at most this often, because not every request may cost a write. */
const betweenNotesMs = 10 * 60_000

/** Nobody waits for this write, and its failure does no harm. */
function noteUse({ _id, lastUsedAt, createdAt }: StoredSession): void {
  const now = new Date()
  if (now.getTime() - (lastUsedAt ?? createdAt).getTime() < betweenNotesMs) return
  SessionModel.updateOne({ _id }, { lastUsedAt: now }).catch(() => {})
}

async function confirm(
  { userId, sessionId }: { userId: string; sessionId: string },
  { demoAccounts }: Config,
): Promise<Authentication> {
  const remember = startReading()
  const session = await findById<StoredSession>('sessions', sessionId)
  if (session?.userId === userId && session.expiresAt > new Date()) {
    // A server with demo accounts may have started this session.
    if (session.isDemo && !demoAccounts) return { viewer: null, refusal: commonErrors.UNAUTHENTICATED }
    const viewer = { id: userId, sessionId, isDemo: session.isDemo ?? false }
    const restriction = restrictionOf(session)
    // There are few restricted sessions, and a cached one could outlive its end.
    if (!restriction) remember(viewer)
    noteUse(session)
    return authenticated(viewer, restriction)
  }
  const user = await findById<UserDocument>('users', userId, { deletingAt: 1 })
  // REST tells an ended session from a deleted account.
  return {
    viewer: null,
    refusal: user && !user.deletingAt ? commonErrors.UNAUTHENTICATED : commonErrors.ACCOUNT_DELETED,
  }
}
