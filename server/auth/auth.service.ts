import type { ClientSession } from 'mongoose'
import { blockedProblems, isBlockedAddress } from '../blocklist/blocklist.ts'
import { type Context, type Viewer, requireUnsuspended } from '../context.ts'
import { type Transaction, inTransaction } from '../db/transaction.ts'
import { updateAndRead } from '../db/write.ts'
import { AppError, commonErrors, refuse } from '../errors.ts'
import { authErrors } from './auth.errors.ts'
import { usersErrors } from '../users/users.errors.ts'
import { type UserDocument, UserModel, unsuspended } from '../users/user.model.ts'
import { type UserRow, isSuspended } from '../users/user.row.ts'
import { reservedUsername, usernameKey } from '../users/users.rules.ts'
import { requireInvite } from '../invites/invites.service.ts'
import { requireStorage } from '../limits/storage.ts'
import { siteOf } from '../site/site.ts'
import { networkOf } from '../network/address.ts'
import { deviceOf } from './devices.ts'
import { countingFailures, countsOfLogIn, countsOfSession } from './attempts.ts'
import { authLimits } from './auth.limits.ts'
import {
  type LogInForm,
  type SignUpForm,
  aboutProblem,
  logInProblems,
  passwordProblem,
  signUpProblems,
} from './auth.rules.ts'
import { requireUnheldName } from './heldNames.ts'
import { rememberAddress } from './knownAddresses.ts'
import { endLinksOf } from './linkTokens.ts'
import { requireFreeName, storeAccount } from './newAccount.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { type Session, beginSession, endSession, endSessions } from './sessions.ts'
import { requireRoomToWait } from './waiting.ts'
import { passSecondStep } from '../twoStep/secondStep.ts'

/** Names that seem to be of whoever runs the site. Only the operator may give them. */
const namesOfSite = ['admin', 'administrator', 'moderator', 'root', 'support']

type NewMember = SignUpForm & { invite?: string | null; about?: string | null }

/**
 * Creates an account together with a session, which is restricted if moderators approve sign-ups. Throws SIGN_UP_CLOSED,
 * VALIDATION_FAILED, SIGN_UP_REFUSED, INVITE_INVALID, USERNAME_TAKEN, SIGN_UP_FULL, RATE_LIMITED, STORAGE_FULL or BUSY.
 */
export async function signUp(ctx: Context, form: NewMember): Promise<Session> {
  const { name: siteName, signUpMode } = siteOf(ctx.config)
  if (signUpMode === 'CLOSED') throw new AppError(authErrors.SIGN_UP_CLOSED)
  const about = signUpMode === 'BY_APPROVAL' ? (form.about ?? '') : undefined
  const message = aboutProblem(about ?? '')
  refuse([...signUpProblems(form), ...(message ? [{ field: 'about', message }] : [])])
  if (await isBlockedAddress(ctx.address)) throw new AppError(authErrors.SIGN_UP_REFUSED)
  const { username, name, email } = form
  refuse(await blockedProblems({ username, name, email }))
  const invite = signUpMode === 'BY_INVITE' ? await requireInvite(form.invite) : null
  await requireStorage(ctx)
  await requireFreeName(form.username)
  await requireUnheldName(form.username)
  const reserved = [...namesOfSite, ctx.config.adminUsername ?? '', siteName.replace(/\W/g, '')]
  // Names that differ only by underscores look alike. A name may be nothing but underscores.
  const spoken = (one: string) => usernameKey(one).replaceAll('_', '') || usernameKey(one)
  if (reserved.some((one) => spoken(one) === spoken(form.username)))
    refuse([{ field: 'username', message: reservedUsername }])
  await ctx.limits.countExactly(authLimits.signUps, networkOf(ctx.address))
  if (about !== undefined) {
    await requireRoomToWait()
    await ctx.limits.countExactly(authLimits.signUpRequests, networkOf(ctx.address))
  }
  const along = async (id: string, transaction: Transaction) => {
    await rememberAddress(ctx, id, transaction)
    const owner = { id, isDemo: false, device: deviceOf(ctx.userAgent), isWaiting: about !== undefined }
    return beginSession(owner, ctx.config.jwtSecret, transaction.session)
  }
  return storeAccount(form, along, { invite, about, deadline: ctx.deadline })
}

type WithCode = LogInForm & { code?: string | null | undefined }
type LogInOptions = { mayBeRestricted: boolean }

/**
 * Starts a session. For a suspended account it is restricted, or refused as if the password were wrong. Throws
 * VALIDATION_FAILED, USER_NOT_FOUND, INVALID_CREDENTIALS, RATE_LIMITED or BUSY, and the errors of `passSecondStep`.
 */
export async function logIn(ctx: Context, form: WithCode, options: LogInOptions): Promise<Session> {
  refuse(logInProblems(form))
  await ctx.limits.countExactly(authLimits.logIns, networkOf(ctx.address))
  const user = await UserModel.findOne({ usernameKey: usernameKey(form.username), deletingAt: null })
    .select('+passwordHash +twoStep')
    .lean()
  if (!user || (user.isDemo && !ctx.config.demoAccounts)) {
    await ctx.limits.countExactly(authLimits.failedLogIns, networkOf(ctx.address))
    throw new AppError(usersErrors.USER_NOT_FOUND)
  }
  const counts = await countsOfLogIn(ctx, user)
  const { _id, passwordHash, twoStep } = user
  const isRight = await countingFailures(ctx, counts.ofPassword, () =>
    isPassword(form.password, passwordHash, ctx.deadline),
  )
  if (!isRight) throw new AppError(authErrors.INVALID_CREDENTIALS)
  if (twoStep) await passSecondStep(ctx, { _id, twoStep }, form.code ?? '', counts.ofCode)
  const session = await beginSessionWith(ctx, { _id, passwordHash, 'twoStep.since': twoStep?.since ?? null }, options)
  if (!user.isDemo) await rememberAddress(ctx, _id)
  return session
}

/** Starts a session. The write conflicts with a deletion, suspension, approval, new password or second step. */
async function beginSessionWith(
  ctx: Context,
  account: Pick<UserDocument, '_id'> & { passwordHash?: string; 'twoStep.since'?: Date | null },
  { mayBeRestricted }: LogInOptions,
): Promise<Session> {
  return inTransaction(
    [account._id],
    async ({ session }) => {
      const unchanged = { ...account, deletingAt: null }
      const projection = { suspension: 1, 'waiting.state': 1, isDemo: 1 }
      const now = await updateAndRead<UserRow>('users', unchanged, { $inc: { writes: 1 } }, session, projection)
      const suspension = isSuspended(now?.suspension) ? now.suspension : null
      if (!now || (suspension && !mayBeRestricted)) throw new AppError(authErrors.INVALID_CREDENTIALS)
      const { _id: id, isDemo, waiting } = now
      const owner = { id, isDemo, device: deviceOf(ctx.userAgent), suspension, isWaiting: waiting !== undefined }
      return beginSession(owner, ctx.config.jwtSecret, session)
    },
    ctx.deadline,
  )
}

export async function logOut({ viewer, restricted }: Context): Promise<boolean> {
  const owner = viewer ?? restricted
  return owner ? endSession(owner.sessionId) : false
}

/** Sets a new password and ends other sessions. Returns the id. Throws like `requirePassword`, or VALIDATION_FAILED. */
export async function changePassword(ctx: Context, currentPassword: string, newPassword: string): Promise<string> {
  const viewer = requireUnsuspended(ctx)
  const before = await rightPassword(ctx, viewer, currentPassword)
  const message = passwordProblem(newPassword)
  if (message) refuse([{ field: 'newPassword', message }])
  const passwordHash = await hashPassword(newPassword, ctx.deadline)
  const along = async (session: ClientSession) => {
    const { matchedCount } = await UserModel.updateOne(
      { _id: viewer.id, passwordHash: before, ...unsuspended() },
      { passwordHash },
      { session },
    )
    // Another request changed the password first.
    if (matchedCount === 0) throw new AppError(authErrors.INVALID_CREDENTIALS)
    await endLinksOf(viewer.id, session)
  }
  await endSessions(viewer.id, { keep: viewer.sessionId, along, deadline: ctx.deadline })
  return viewer.id
}

/** Returns the owner's id. Throws as `rightPassword`. */
export async function requirePassword(ctx: Context, owner: Viewer, password: string): Promise<string> {
  await rightPassword(ctx, owner, password)
  return owner.id
}

/**
 * Returns the hash of the password, so that a write can ask for it: the password may change meanwhile. Throws
 * INVALID_CREDENTIALS, DEMO_ACCOUNT_FIXED, ACCOUNT_DELETED or RATE_LIMITED.
 */
export async function rightPassword(ctx: Context, { id, sessionId }: Viewer, password: string): Promise<string> {
  const user = await UserModel.findOne({ _id: id, deletingAt: null }).select('+passwordHash').lean()
  if (!user) throw new AppError(commonErrors.ACCOUNT_DELETED)
  if (user.isDemo) throw new AppError(authErrors.DEMO_ACCOUNT_FIXED)
  const { ofPassword } = countsOfSession(id, sessionId)
  const isRight = await countingFailures(ctx, ofPassword, () => isPassword(password, user.passwordHash, ctx.deadline))
  if (!isRight) throw new AppError(authErrors.INVALID_CREDENTIALS)
  return user.passwordHash
}
