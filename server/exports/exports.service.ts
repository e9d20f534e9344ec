import { requirePassword } from '../auth/auth.service.ts'
import { digestOf, newToken } from '../auth/linkTokens.ts'
import { type Context, requireOwner } from '../context.ts'
import { AppError } from '../errors.ts'
import { ExportTicketModel } from './exportTicket.model.ts'
import { exportsErrors } from './exports.errors.ts'
import { exportsLimits } from './exports.limits.ts'

const lifetimeMs = 5 * 60_000

/**
 * Returns a path from which the session's owner can download all data of the account once, within five minutes. Earlier
 * paths end. Restricted sessions may do this, too. Throws RATE_LIMITED, and the errors of `requireOwner` and
 * `requirePassword`.
 */
export async function requestExport(ctx: Context, password: string): Promise<{ path: string; expiresAt: Date }> {
  const userId = await requirePassword(ctx, requireOwner(ctx), password)
  await ctx.limits.countExactly(exportsLimits.exports, userId)
  const token = newToken()
  const expiresAt = new Date(Date.now() + lifetimeMs)
  await ExportTicketModel.deleteMany({ userId })
  await ExportTicketModel.create({ _id: digestOf(token), userId, expiresAt })
  // Servers log paths without their queries.
  return { path: `/export?ticket=${token}`, expiresAt }
}

const valid = (token: string) => ({ _id: digestOf(token), expiresAt: { $gt: new Date() } })

/** Returns the id of the ticket's account. Throws EXPORT_TICKET_INVALID. */
export async function ownerOfTicket(token: string): Promise<string> {
  const found = await ExportTicketModel.findOne(valid(token)).lean()
  if (!found) throw new AppError(exportsErrors.EXPORT_TICKET_INVALID)
  return found.userId
}

/** Uses the ticket up. Throws EXPORT_TICKET_INVALID. */
export async function takeTicket(token: string): Promise<void> {
  const { deletedCount } = await ExportTicketModel.deleteOne(valid(token))
  if (deletedCount === 0) throw new AppError(exportsErrors.EXPORT_TICKET_INVALID)
}

export async function forgetTicketsOf(userId: string): Promise<void> {
  await ExportTicketModel.deleteMany({ userId })
}
