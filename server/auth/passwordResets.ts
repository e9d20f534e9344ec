import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { updateAndRead } from '../db/write.ts'
import { AppError, refuse } from '../errors.ts'
import { minutes } from '../limits/limit.ts'
import { networkOf } from '../network/address.ts'
import { type UserDocument, UserModel } from '../users/user.model.ts'
import { usersErrors } from '../users/users.errors.ts'
import { authErrors } from './auth.errors.ts'
import { authLimits } from './auth.limits.ts'
import { passwordProblem } from './auth.rules.ts'
import { rememberAddress } from './knownAddresses.ts'
import { digestOf, endLinksOf, newToken } from './linkTokens.ts'
import { PasswordResetModel } from './passwordReset.model.ts'
import { hashPassword } from './passwords.ts'
import { endSessionsIn } from './sessions.ts'

const lifetimeMs = 30 * minutes * 1000

/**
 * Makes the token of a link that sets a new password, once and within 30 minutes. Only its digest is stored. Earlier
 * links of the account end unless `keepsOthers` is set, because strangers may ask for links. Throws USER_NOT_FOUND or
 * DEMO_ACCOUNT_FIXED.
 */
export async function startReset(
  userId: string,
  { keepsOthers = false } = {},
): Promise<{ token: string; expiresAt: Date }> {
  const user = await UserModel.findOne({ _id: userId, deletingAt: null }, { isDemo: 1 }).lean()
  if (!user) throw new AppError(usersErrors.USER_NOT_FOUND)
  if (user.isDemo) throw new AppError(authErrors.DEMO_ACCOUNT_FIXED)
  const token = newToken()
  const expiresAt = new Date(Date.now() + lifetimeMs)
  await inTransaction([userId], async ({ session }) => {
    if (!keepsOthers) await PasswordResetModel.deleteMany({ userId }, { session })
    await PasswordResetModel.create([{ _id: digestOf(token), userId, expiresAt }], { session })
  })
  return { token, expiresAt }
}

/**
 * Sets a new password with a link's token, and ends all sessions of the account. Returns its username. A second step
 * stays, and log-in asks for it. Throws VALIDATION_FAILED, RATE_LIMITED, BUSY, or RESET_LINK_INVALID for a token that
 * is unknown, used or too old.
 */
export async function resetPassword(ctx: Context, token: string, password: string): Promise<string> {
  await ctx.limits.countExactly(authLimits.passwordResets, networkOf(ctx.address))
  const message = passwordProblem(password)
  if (message) refuse([{ field: 'password', message }])
  const _id = digestOf(token)
  const usable = { _id, expiresAt: { $gt: new Date() } }
  const link = await PasswordResetModel.findOne(usable).lean()
  if (!link) throw new AppError(authErrors.RESET_LINK_INVALID)
  const { userId } = link
  const passwordHash = await hashPassword(password, ctx.deadline)
  const read = { username: 1, 'twoStep.since': 1 }
  const { username, twoStep } = await inTransaction(
    [userId],
    async (transaction) => {
      const { session } = transaction
      // Of two requests with the same token, one deletes nothing.
      const { deletedCount } = await PasswordResetModel.deleteOne(usable, { session })
      const change = { $set: { passwordHash }, $inc: { writes: 1 } }
      const account = { _id: userId, deletingAt: null }
      const user = deletedCount > 0 ? await updateAndRead<UserDocument>('users', account, change, session, read) : null
      if (!user) throw new AppError(authErrors.RESET_LINK_INVALID)
      await endLinksOf(userId, session)
      await endSessionsIn(transaction, userId)
      return user
    },
    ctx.deadline,
  )
  // Somebody with only the link has not passed a second step, so their address stays a stranger's, with its limit.
  if (!twoStep) await rememberAddress(ctx, userId)
  return username
}
