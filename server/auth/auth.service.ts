import type { ClientSession } from 'mongoose'
import { type Context, requireViewer } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError, commonErrors, refuse } from '../errors.ts'
import { authErrors } from './auth.errors.ts'
import { usersErrors } from '../users/users.errors.ts'
import { reasonOf } from '../users/moderation.rules.ts'
import { type UserDocument, UserModel, active } from '../users/user.model.ts'
import { type Suspension, isSuspended } from '../users/user.row.ts'
import { reservedUsername, usernameKey } from '../users/users.rules.ts'
import { requireStorage } from '../limits/storage.ts'
import { networkOf } from '../network/address.ts'
import { deviceOf } from './devices.ts'
import { countingFailures, countsOfLogIn, countsOfSession } from './attempts.ts'
import { authLimits } from './auth.limits.ts'
import { type LogInForm, type SignUpForm, logInProblems, passwordProblem, signUpProblems } from './auth.rules.ts'
import { rememberAddress } from './knownAddresses.ts'
import { requireFreeName, storeAccount } from './newAccount.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { type Session, beginSession, endSession, endSessions } from './sessions.ts'

/** Creates an account and starts a session. Throws VALIDATION_FAILED, USERNAME_TAKEN, RATE_LIMITED, STORAGE_FULL or BUSY. */
export async function signUp(ctx: Context, form: SignUpForm): Promise<Session> {
  refuse(signUpProblems(form))
  await requireStorage(ctx)
  await requireFreeName(form.username)
  if (usernameKey(form.username) === usernameKey(ctx.config.adminUsername ?? ''))
    refuse([{ field: 'username', message: reservedUsername }])
  await ctx.limits.countExactly(authLimits.signUps, networkOf(ctx.address))
  const id = await storeAccount(form, ctx.deadline)
  await rememberAddress(ctx, id)
  return beginSession({ id, isDemo: false, device: deviceOf(ctx.userAgent) }, ctx.config.jwtSecret)
}

/** Starts a session. Throws VALIDATION_FAILED, USER_NOT_FOUND, INVALID_CREDENTIALS, ACCOUNT_SUSPENDED, RATE_LIMITED or BUSY. */
export async function logIn(ctx: Context, form: LogInForm): Promise<Session> {
  refuse(logInProblems(form))
  await ctx.limits.countExactly(authLimits.logIns, networkOf(ctx.address))
  const user = await UserModel.findOne({ usernameKey: usernameKey(form.username), deletingAt: null })
    .select('+passwordHash')
    .lean()
  if (!user || (user.isDemo && !ctx.config.demoAccounts)) {
    await ctx.limits.countExactly(authLimits.failedLogIns, networkOf(ctx.address))
    throw new AppError(usersErrors.USER_NOT_FOUND)
  }
  const counts = await countsOfLogIn(ctx, user)
  const isRight = await countingFailures(ctx, counts, () => isPassword(form.password, user.passwordHash, ctx.deadline))
  if (!isRight) throw new AppError(authErrors.INVALID_CREDENTIALS)
  if (isSuspended(user.suspension)) throw suspended(user.suspension)
  const session = await beginSessionWith(ctx, user)
  if (!user.isDemo) await rememberAddress(ctx, user._id)
  return session
}

/** Only somebody who knows the password is told. */
function suspended({ until, ...why }: Suspension): AppError {
  const length = until ? `until ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC` : 'for good'
  return new AppError(authErrors.ACCOUNT_SUSPENDED, {
    forUser: `This account is suspended ${length}. ${reasonOf(why)}`,
  })
}

/** A deletion, suspension or password change during the check conflicts with this write, so no session begins. */
async function beginSessionWith(
  ctx: Context,
  { _id, passwordHash, isDemo }: Pick<UserDocument, '_id' | 'passwordHash' | 'isDemo'>,
): Promise<Session> {
  return inTransaction(
    [_id],
    async ({ session }) => {
      const unchanged = { _id, passwordHash, ...active() }
      const { matchedCount } = await UserModel.updateOne(unchanged, { $inc: { writes: 1 } }, { session })
      if (matchedCount === 0) throw new AppError(authErrors.INVALID_CREDENTIALS)
      return beginSession({ id: _id, isDemo, device: deviceOf(ctx.userAgent) }, ctx.config.jwtSecret, session)
    },
    ctx.deadline,
  )
}

export async function logOut(ctx: Context): Promise<boolean> {
  return ctx.viewer ? endSession(ctx.viewer.sessionId) : false
}

/** Sets a new password, ends other sessions and returns the id. Throws as `requirePassword`, or VALIDATION_FAILED. */
export async function changePassword(ctx: Context, currentPassword: string, newPassword: string): Promise<string> {
  const viewer = requireViewer(ctx)
  const before = await rightPassword(ctx, currentPassword)
  const message = passwordProblem(newPassword)
  if (message) refuse([{ field: 'newPassword', message }])
  const passwordHash = await hashPassword(newPassword, ctx.deadline)
  const along = async (session: ClientSession) => {
    const { matchedCount } = await UserModel.updateOne(
      { _id: viewer.id, passwordHash: before, ...active() },
      { passwordHash },
      { session },
    )
    // Another request changed the password first.
    if (matchedCount === 0) throw new AppError(authErrors.INVALID_CREDENTIALS)
  }
  await endSessions(viewer.id, { keep: viewer.sessionId, along, deadline: ctx.deadline })
  return viewer.id
}

/** Checks the viewer's password. Throws DEMO_ACCOUNT_FIXED, INVALID_CREDENTIALS or RATE_LIMITED. */
export async function requirePassword(ctx: Context, password: string): Promise<string> {
  await rightPassword(ctx, password)
  return requireViewer(ctx).id
}

async function rightPassword(ctx: Context, password: string): Promise<string> {
  const viewer = requireViewer(ctx)
  const user = await UserModel.findOne({ _id: viewer.id, ...active() })
    .select('+passwordHash')
    .lean()
  if (!user) throw new AppError(commonErrors.ACCOUNT_DELETED)
  if (user.isDemo) throw new AppError(authErrors.DEMO_ACCOUNT_FIXED)
  const counts = countsOfSession(viewer.id, viewer.sessionId)
  const isRight = await countingFailures(ctx, counts, () => isPassword(password, user.passwordHash, ctx.deadline))
  if (!isRight) throw new AppError(authErrors.INVALID_CREDENTIALS)
  return user.passwordHash
}
