import { randomBytes } from 'node:crypto'
import { type Context, requireViewer } from '../context.ts'
import { find, findById } from '../db/read.ts'
import { type Transaction, inTransaction } from '../db/transaction.ts'
import { updateAndRead } from '../db/write.ts'
import { AppError, refuse } from '../errors.ts'
import { countAction } from '../limits/countAction.ts'
import { UserModel, active } from '../users/user.model.ts'
import type { UserRow } from '../users/user.row.ts'
import { loadSuspendedToo, loadUsers } from '../users/users.hydration.ts'
import { touchUser } from '../users/users.service.ts'
import { InvitedModel, type InvitedDocument } from './invited.model.ts'
import { type InviteDocument, InviteModel, inviteIndexes } from './invite.model.ts'
import { invitesErrors } from './invites.errors.ts'
import { invitesLimits } from './invites.limits.ts'
import { inviteBounds, inviteProblems } from './invites.rules.ts'

type NewInvite = { uses: number; days: number }

const collection = 'invites'
const mostListed = 1_000
const dayMs = 24 * 60 * 60_000
const codePattern = /^[\w-]{22}$/

/** `linnet invite end` would take a code that starts with a hyphen for an option. */
function newCode(): string {
  const code = randomBytes(16).toString('base64url')
  return code.startsWith('-') ? newCode() : code
}

const made = (ownerId: string | null, { uses, days }: NewInvite): InviteDocument => {
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + days * dayMs)
  return { _id: newCode(), ownerId, uses, usesLeft: uses, createdAt, expiresAt }
}

const usable = () => ({ usesLeft: { $gt: 0 }, expiresAt: { $gt: new Date() } })

/** Makes an invite for the operator. Throws VALIDATION_FAILED. */
export async function createOperatorsInvite(form: NewInvite): Promise<InviteDocument> {
  refuse(inviteProblems(form, inviteBounds.MODERATOR.uses))
  const invite = made(null, form)
  await InviteModel.create(invite)
  return invite
}

/** `owner` is the username of its maker; null for the operator. */
export type OpenInvite = InviteDocument & { owner: string | null }

/** For the operator: all invites that still work, newest first, with their makers; at most a thousand. */
export async function openInvites(): Promise<OpenInvite[]> {
  const newest = { hint: '_id_', sort: { createdAt: -1 }, limit: mostListed } as const
  const invites = await find<InviteDocument>(collection, usable(), newest)
  const ids = invites.flatMap(({ ownerId }) => ownerId ?? [])
  const options = { hint: '_id_', limit: ids.length, projection: { username: 1 } } as const
  const owners = await find<Pick<UserRow, '_id' | 'username'>>('users', { _id: { $in: ids }, ...active() }, options)
  const names = new Map(owners.map(({ _id, username }) => [_id, username]))
  const listed = invites.map((invite) => ({ ...invite, owner: names.get(invite.ownerId ?? '') ?? null }))
  return listed.filter(({ ownerId, owner }) => ownerId === null || owner !== null)
}

/** For the operator: ends anybody's invite. Returns whether it existed. */
export async function endAnyInvite(code: string): Promise<boolean> {
  const { deletedCount } = await InviteModel.deleteOne({ _id: code })
  return deletedCount > 0
}

/**
 * Makes an invite of the viewer. Moderators may have more invites, with more uses. Throws VALIDATION_FAILED, also if
 * there are too many, DEMO_ACCOUNT_FIXED, RATE_LIMITED or BUSY, and the errors of `requireViewer`.
 */
export async function createInvite(ctx: Context, form: NewInvite): Promise<InviteDocument> {
  const { id: ownerId } = requireViewer(ctx)
  countAction(ctx, invitesLimits.invites)
  return inTransaction(
    [ownerId],
    async ({ session }) => {
      // By this write two invites of an account take turns, and its deletion or suspension conflicts.
      const { role = 'MEMBER', isDemo } = await touchUser(ownerId, session)
      if (isDemo) throw new AppError(invitesErrors.DEMO_CANNOT_INVITE)
      const bounds = inviteBounds[role === 'MEMBER' ? 'MEMBER' : 'MODERATOR']
      refuse(inviteProblems(form, bounds.uses))
      const open = await InviteModel.countDocuments({ ownerId, ...usable() }, { session, limit: bounds.open })
      if (open === bounds.open)
        refuse([{ field: 'uses', message: `You can have at most ${bounds.open} open invites. End one first.` }])
      const invite = made(ownerId, form)
      await InviteModel.create([invite], { session })
      return invite
    },
    ctx.deadline,
  )
}

/** Ends an invite of the viewer. Returns whether it existed. Throws like `requireViewer`. */
export async function endInvite(ctx: Context, code: string): Promise<boolean> {
  const { deletedCount } = await InviteModel.deleteOne({ _id: code, ownerId: requireViewer(ctx).id })
  return deletedCount > 0
}

/** The viewer's invites that still work, newest first; `inviteBounds` limits them. Throws like `requireViewer`. */
export async function ownInvites(ctx: Context): Promise<InviteDocument[]> {
  const filter = { ownerId: requireViewer(ctx).id, ...usable() }
  const { open: limit } = inviteBounds.MODERATOR
  return find<InviteDocument>(collection, filter, { hint: inviteIndexes.byOwner, sort: { createdAt: -1 }, limit })
}

/** An invite that still works, for somebody with its link, and its maker unless that was the operator; else null. */
export async function invitation(
  ctx: Context,
  code: string,
): Promise<{ inviter: UserRow | null; expiresAt: Date } | null> {
  const invite = await usableInvite(code)
  if (!invite) return null
  const { ownerId, expiresAt } = invite
  const inviter = ownerId === null ? null : ((await loadUsers(ctx, [ownerId])).get(ownerId) ?? null)
  return ownerId !== null && !inviter ? null : { inviter, expiresAt }
}

/** For moderators: who invited an account. Null for others, if nobody did, or if the inviter is gone. */
export async function inviterOf(ctx: Context, userId: string): Promise<UserRow | null> {
  const { viewer, config } = ctx
  const hasStep = config.twoStepForModerators ? { twoStep: { $ne: null } } : {}
  const isModerator = { role: { $in: ['MODERATOR' as const, 'ADMIN' as const] }, ...hasStep }
  if (!viewer || !(await UserModel.exists({ _id: viewer.id, ...isModerator, ...active() }))) return null
  const found = await findById<InvitedDocument>('invited', userId)
  return found ? ((await loadSuspendedToo(ctx, [found.inviterId])).get(found.inviterId) ?? null) : null
}

/** The invite for a sign-up. Throws INVITE_INVALID. */
export async function requireInvite(code: string | null | undefined): Promise<InviteDocument> {
  const invite = code ? await usableInvite(code) : null
  if (!invite) throw new AppError(invitesErrors.INVITE_INVALID)
  return invite
}

/**
 * Uses an invite once, in the transaction that stores the new account. If two take the last use, one conflicts, tries
 * again and finds none. Throws INVITE_INVALID, also if the maker was suspended or deleted.
 */
export async function takeInvite(
  { _id, ownerId }: InviteDocument,
  userId: string,
  { session }: Pick<Transaction, 'session'>,
): Promise<void> {
  const left = { _id, ...usable() }
  const taken = await updateAndRead<InviteDocument>(collection, left, { $inc: { usesLeft: -1 } }, session)
  if (!taken) throw new AppError(invitesErrors.INVITE_INVALID)
  if (ownerId === null) return
  const { matchedCount } = await UserModel.updateOne(
    { _id: ownerId, ...active() },
    { $inc: { writes: 1 } },
    { session, timestamps: false },
  )
  if (matchedCount === 0) throw new AppError(invitesErrors.INVITE_INVALID)
  await InvitedModel.create([{ _id: userId, inviterId: ownerId, at: new Date() }], { session })
}

/** For the deletion of an account: ends its invites, and forgets whom it invited and who invited it. */
export async function forgetInvitesOf(userId: string): Promise<void> {
  await InviteModel.deleteMany({ ownerId: userId })
  await InvitedModel.deleteMany({ $or: [{ _id: userId }, { inviterId: userId }] })
}

async function usableInvite(code: string): Promise<InviteDocument | null> {
  return codePattern.test(code) ? InviteModel.findOne({ _id: code, ...usable() }).lean() : null
}
