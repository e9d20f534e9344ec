import type { Context } from '../context.ts'
import { AppError, refuse } from '../errors.ts'
import { oneLine } from '../line.rules.ts'
import type { Mail } from '../mail/mail.ts'
import { networkOf } from '../network/address.ts'
import { UserModel, emailOrder, userIndexes } from '../users/user.model.ts'
import { siteOf } from '../site/site.ts'
import { authErrors } from './auth.errors.ts'
import { authLimits } from './auth.limits.ts'
import { emailProblem } from './auth.rules.ts'
import { startReset } from './passwordResets.ts'

/** A school may use one address for many accounts. The oldest get a link, so that nobody crowds them out. */
const mostAccounts = 10

/**
 * Mails links for a new password to accounts with this address. The answer depends on no account: it does not wait for
 * the look-up, and shows nothing that it counts. Unconfirmed addresses get links, too: only whoever typed one could give
 * the account away. Throws MAIL_OFF, VALIDATION_FAILED, RATE_LIMITED or BUSY.
 */
export async function requestReset(ctx: Context, email: string): Promise<void> {
  if (!ctx.config.smtp) throw new AppError(authErrors.MAIL_OFF)
  const message = emailProblem(email)
  if (message) refuse([{ field: 'email', message }])
  await ctx.limits.countExactly(authLimits.resetMails, networkOf(ctx.address))
  ctx.mail.post('new password', () => resetMails(ctx, oneLine(email)))
}

/** Mails go to the addresses as stored, whose case may differ from the typed one. */
async function resetMails(ctx: Context, email: string): Promise<Mail[]> {
  const accounts = await UserModel.find({ email, deletingAt: null, isDemo: false }, { username: 1, email: 1 })
    .collation(emailOrder)
    .hint(userIndexes.byEmail)
    .limit(mostAccounts)
    .lean()
  const links = new Map<string, string[]>()
  for (const { _id, username, email: to } of accounts) {
    if (await isOverLimit(ctx, _id)) continue
    const { token } = await startReset(_id, { keepsOthers: true })
    const line = `@${username}: ${ctx.config.smtp?.siteUrl}/reset#${token}`
    links.set(to, [...(links.get(to) ?? []), line])
  }
  return [...links].map(([to, lines]) => ({ to, about: 'new password', ...resetMail(siteOf(ctx.config).name, lines) }))
}

/**
 * Asking again then has no effect, and earlier links still work. The count is not noted: the answer may still wait for
 * other mutations, and its headers would tell of the account.
 */
async function isOverLimit({ limits }: Context, userId: string): Promise<boolean> {
  try {
    await limits.noting(() => {}).countExactly(authLimits.resetMailsOfAccount, userId)
    return false
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return true
    throw error
  }
}

const resetMail = (brand: string, links: readonly string[]) => ({
  subject: `A new password for ${brand}`,
  text: [
    `Somebody asked for a new password on ${brand} for the account with this address. If it was you, open the link and`,
    'choose one. It works once, within 30 minutes, and logs out all devices.',
    '',
    ...links,
    '',
    'If it was not you, do nothing: the password stays as it is.',
    '',
  ].join('\n'),
})
