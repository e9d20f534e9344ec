import { blockedProblems } from '../blocklist/blocklist.ts'
import { type Context, requireViewer } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError, refuse } from '../errors.ts'
import { oneLine } from '../line.rules.ts'
import { hours } from '../limits/limit.ts'
import { networkOf } from '../network/address.ts'
import { isMailAddress } from '../mail/smtpSettings.ts'
import { UserModel, active } from '../users/user.model.ts'
import { authErrors } from './auth.errors.ts'
import { authLimits } from './auth.limits.ts'
import { siteOf } from '../site/site.ts'
import { emailProblem } from './auth.rules.ts'
import { rightPassword } from './auth.service.ts'
import { EmailChangeModel } from './emailChange.model.ts'
import { digestOf, endLinksOf, newToken } from './linkTokens.ts'

const lifetimeMs = 24 * hours * 1000

/** `sentTo` is the address that counts once its owner has opened the link sent there. */
type ChangedEmail = { userId: string; sentTo: string | null }

/**
 * Sets the viewer's email address. If the site sends mail, it counts once confirmed, and the old address is told.
 * Throws VALIDATION_FAILED, RATE_LIMITED, and the errors of `rightPassword`.
 */
export async function changeEmail(ctx: Context, password: string, typed: string): Promise<ChangedEmail> {
  const viewer = requireViewer(ctx)
  const owner = { _id: viewer.id, passwordHash: await rightPassword(ctx, viewer, password) }
  const message = emailProblem(typed)
  if (message) refuse([{ field: 'email', message }])
  const email = oneLine(typed)
  refuse(await blockedProblems({ email }))
  if (ctx.config.smtp) return { userId: viewer.id, sentTo: await sendConfirmation(ctx, owner, email) }
  const { matchedCount } = await UserModel.updateOne({ ...owner, ...active() }, { email })
  if (matchedCount === 0) throw new AppError(authErrors.INVALID_CREDENTIALS)
  return { userId: viewer.id, sentTo: null }
}

type Owner = { _id: string; passwordHash: string }

async function sendConfirmation(ctx: Context, owner: Owner, email: string): Promise<string> {
  const userId = owner._id
  if (!isMailAddress(email)) refuse([{ field: 'email', message: 'This address cannot receive mail.' }])
  // Nobody may flood a stranger's mailbox by way of accounts.
  for (const key of [`account:${userId}`, `address:${digestOf(email.toLowerCase())}`])
    await ctx.limits.countExactly(authLimits.confirmationMails, key)
  const token = newToken()
  const change = { _id: digestOf(token), userId, email, expiresAt: new Date(Date.now() + lifetimeMs) }
  const before = await inTransaction(
    [userId],
    async ({ session }) => {
      const account = { ...owner, ...active() }
      const user = await UserModel.findOneAndUpdate(account, { $inc: { writes: 1 } }, { session }).lean()
      if (!user) throw new AppError(authErrors.INVALID_CREDENTIALS)
      await EmailChangeModel.deleteMany({ userId }, { session })
      await EmailChangeModel.create([change], { session })
      return user
    },
    ctx.deadline,
  )
  const { smtp } = ctx.config
  const brand = siteOf(ctx.config).name
  const about = 'new address' as const
  const ask = { to: email, about, ...confirmationMail(brand, before.username, `${smtp?.siteUrl}/confirm#${token}`) }
  const tell = { to: before.email, about, ...warningMail(brand, before.username) }
  ctx.mail.post(about, async () => [ask, tell])
  return email
}

/**
 * Gives an account the address to which a link was sent, and ends the links that went to the old one. Returns the
 * username. Throws RATE_LIMITED, BUSY, or EMAIL_LINK_INVALID for a token that is unknown, used, replaced or too old.
 */
export async function confirmEmail(ctx: Context, token: string): Promise<string> {
  await ctx.limits.countExactly(authLimits.emailConfirmations, networkOf(ctx.address))
  const usable = { _id: digestOf(token), expiresAt: { $gt: new Date() } }
  const link = await EmailChangeModel.findOne(usable).lean()
  if (!link) throw new AppError(authErrors.EMAIL_LINK_INVALID)
  const { userId } = link
  return inTransaction(
    [userId],
    async ({ session }) => {
      // Of two requests with the same token, one finds nothing.
      const change = await EmailChangeModel.findOneAndDelete(usable, { session }).lean()
      if (!change) throw new AppError(authErrors.EMAIL_LINK_INVALID)
      const account = { _id: userId, deletingAt: null }
      const update = { $set: { email: change.email }, $inc: { writes: 1 } }
      const user = await UserModel.findOneAndUpdate(account, update, { session }).lean()
      if (!user) throw new AppError(authErrors.EMAIL_LINK_INVALID)
      await endLinksOf(userId, session)
      return user.username
    },
    ctx.deadline,
  )
}

const confirmationMail = (brand: string, username: string, link: string) => ({
  subject: `Confirm your address for ${brand}`,
  text: [
    `Somebody wants to use this address for the account @${username} on ${brand}. If it was you, open the link within a day:`,
    '',
    link,
    '',
    'If it was not you, do nothing.',
    '',
  ].join('\n'),
})

const warningMail = (brand: string, username: string) => ({
  subject: `Another address for your account on ${brand}`,
  text: [
    `Somebody who knows the password of @${username} on ${brand} asked for another email address. It counts once it is`,
    'confirmed; until then this one does.',
    '',
    'If it was not you, choose a new password now: that also stops the change.',
    '',
  ].join('\n'),
})
