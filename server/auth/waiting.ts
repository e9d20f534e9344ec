import { type Composition, type Context, isWaiting, requireOwner } from '../context.ts'
import { find, findById } from '../db/read.ts'
import { AppError, commonErrors, isError } from '../errors.ts'
import { UserModel, userIndexes } from '../users/user.model.ts'
import { type UserRow, type Waiting, waitingStates } from '../users/user.row.ts'
import { deleteAccount } from './account.deletion.ts'
import { authErrors } from './auth.errors.ts'
import { longestWaitDays } from './auth.rules.ts'

/** What moderators read of an account that waits to be let in. */
export type RequestRow = Pick<UserRow, '_id' | 'username' | 'name'> & { waiting: Waiting }

export const requestColumns = { username: 1, name: 1, waiting: 1 } as const

export const mostWaiting = 500

/** A run deletes at most this many; the next run continues. */
const mostDeletions = 100

const longestWaitMs = longestWaitDays * 24 * 60 * 60_000

export const endOfWait = ({ at }: Pick<Waiting, 'at'>): Date => new Date(at.getTime() + longestWaitMs)

/** Accounts that signed up or were declined before this time have waited long enough. */
export const beginningOfWait = (now: Date): Date => new Date(now.getTime() - longestWaitMs)

/** Throws SIGN_UP_FULL. Sign-ups at the same moment may pass together, but each hashes a password first. */
export async function requireRoomToWait(): Promise<void> {
  const waiting = await UserModel.countDocuments({ 'waiting.state': 'OPEN' })
    .hint(userIndexes.waiting)
    .limit(mostWaiting)
  if (waiting >= mostWaiting) throw new AppError(authErrors.SIGN_UP_FULL)
}

/** For the operator: who waits to be let in, longest first. */
export function whoWaits(): Promise<RequestRow[]> {
  const options = { hint: userIndexes.waiting, sort: { 'waiting.at': 1 }, limit: 2 * mostWaiting } as const
  return find<RequestRow>(
    'users',
    { 'waiting.state': 'OPEN', deletingAt: null },
    { ...options, projection: requestColumns },
  )
}

/** The request of a waiting account's session. Null for other sessions, and once it is approved. */
export async function ownRequest(ctx: Context): Promise<RequestRow | null> {
  if (!isWaiting(ctx)) return null
  const user = await findById<Partial<RequestRow>>('users', requireOwner(ctx).id, requestColumns)
  return user?.waiting ? (user as RequestRow) : null
}

/** Deletes accounts that nobody let in for 30 days, or that were declined so long ago. Throws BUSY. */
export async function deleteUnanswered(now: Date, domains: Composition): Promise<void> {
  const overdue = { 'waiting.at': { $type: 'date' as const, $lte: beginningOfWait(now) } }
  const unanswered = await UserModel.find({ 'waiting.state': { $in: [...waitingStates] }, ...overdue }, { _id: 1 })
    .hint(userIndexes.waiting)
    .limit(mostDeletions)
    .lean()
  for (const { _id } of unanswered) {
    try {
      await deleteAccount(_id, domains, { only: overdue })
    } catch (error) {
      // Another server has deleted it.
      if (!isError(error, commonErrors.ACCOUNT_DELETED)) throw error
    }
  }
}
