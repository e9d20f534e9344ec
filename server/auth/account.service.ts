import { type Context, requireViewer } from '../context.ts'
import { type Page, type PageRequest, keysetPage } from '../db/keyset.ts'
import { findById, findByIds } from '../db/read.ts'
import { AppError } from '../errors.ts'
import { authErrors } from './auth.errors.ts'
import { type Suspension, type UserRow, isSuspended } from '../users/user.row.ts'
import { requiredViewer } from '../users/users.service.ts'
import { type SessionDocument, sessionIndexes } from './session.model.ts'
import { endSession, endSessions } from './sessions.ts'

export const sessionIdPrefix = 'session:'

const storedSessionId = (id: string) => (id.startsWith(sessionIdPrefix) ? id.slice(sessionIdPrefix.length) : id)

export const sessionPosition = (session: SessionDocument) => ({ at: session.createdAt, id: session._id })

/** The viewer's open sessions, newest first. On a demo account, which people share, only the viewer's own. */
export async function sessionsPage(ctx: Context, request: PageRequest): Promise<Page<SessionDocument>> {
  const viewer = requireViewer(ctx)
  const { isDemo } = await requiredViewer(ctx)
  return keysetPage<SessionDocument>({
    collection: 'sessions',
    filter: {
      userId: viewer.id,
      expiresAt: { $gt: new Date() },
      // In `$and`, because paging adds a condition on `_id`, too.
      ...(isDemo && { $and: [{ _id: viewer.sessionId }] }),
    },
    at: 'createdAt',
    id: '_id',
    hint: sessionIndexes.byUser,
    positionOf: sessionPosition,
    ...request,
  })
}

/** The sessions with these ids that `sessionsPage` would list. */
export async function ownSessions(ctx: Context, ids: readonly string[]): Promise<Map<string, SessionDocument>> {
  const { viewer } = ctx
  if (!viewer) return new Map()
  const now = new Date()
  const isShown = ({ _id, userId, expiresAt }: SessionDocument) =>
    userId === viewer.id && expiresAt > now && (!viewer.isDemo || _id === viewer.sessionId)
  const rows = await findByIds<SessionDocument>('sessions', ids)
  return new Map(rows.filter(isShown).map((session) => [session._id, session]))
}

/** Ends the viewer's other sessions. Returns their number. Throws DEMO_ACCOUNT_FIXED or ACCOUNT_DELETED. */
export async function endOtherSessions(ctx: Context): Promise<number> {
  const viewer = requireViewer(ctx)
  const { isDemo } = await requiredViewer(ctx)
  if (isDemo) throw new AppError(authErrors.DEMO_ACCOUNT_FIXED)
  return endSessions(viewer.id, { keep: viewer.sessionId, deadline: ctx.deadline })
}

/** Ends one of the viewer's sessions. Returns whether it was open. Throws DEMO_ACCOUNT_FIXED or ACCOUNT_DELETED. */
export async function endOwnSession(ctx: Context, publicId: string): Promise<boolean> {
  const { isDemo } = await requiredViewer(ctx)
  if (isDemo) throw new AppError(authErrors.DEMO_ACCOUNT_FIXED)
  const sessionId = storedSessionId(publicId)
  const own = await ownSessions(ctx, [sessionId])
  return own.has(sessionId) && endSession(sessionId)
}

/** The suspension of a restricted session's account. Null for other sessions, and when it is over. */
export async function ownSuspension({ restricted }: Context): Promise<Suspension | null> {
  if (!restricted) return null
  const user = await findById<Pick<UserRow, 'suspension'>>('users', restricted.id, { suspension: 1 })
  return isSuspended(user?.suspension) ? user.suspension : null
}
