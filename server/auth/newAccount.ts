import { randomUUID } from 'node:crypto'
import type { Deadline } from '../db/deadline.ts'
import { type Transaction, inTransaction, isDuplicateKey } from '../db/transaction.ts'
import { AppError, refuse } from '../errors.ts'
import type { InviteDocument } from '../invites/invite.model.ts'
import { takeInvite } from '../invites/invites.service.ts'
import { oneLine } from '../line.rules.ts'
import { builtinMedia } from '../media/builtin.ts'
import { UserModel, derivedUserFields } from '../users/user.model.ts'
import { silentRank } from '../users/user.row.ts'
import { usernameKey } from '../users/users.rules.ts'
import { authErrors } from './auth.errors.ts'
import { type SignUpForm, signUpProblems } from './auth.rules.ts'
import { hashPassword } from './passwords.ts'

/** Creates an account for the operator, without sign-up limits. Throws VALIDATION_FAILED, USERNAME_TAKEN or BUSY. */
export async function createAccount(form: SignUpForm): Promise<string> {
  refuse(signUpProblems(form))
  await requireFreeName(form.username)
  return storeAccount(form, async (id) => id)
}

export async function requireFreeName(username: string): Promise<void> {
  if (await UserModel.exists({ usernameKey: usernameKey(username) })) throw new AppError(authErrors.USERNAME_TAKEN)
}

type Origin = { invite?: InviteDocument | null; about?: string | undefined; deadline?: Deadline }

/**
 * Stores an account from a form without problems, uses the invite, and runs `along` with the new id, or does nothing of
 * this. Returns what `along` returns. With `about`, the account waits for a moderator. Throws USERNAME_TAKEN,
 * INVITE_INVALID or BUSY.
 */
export async function storeAccount<T>(
  form: SignUpForm,
  along: (id: string, transaction: Transaction) => Promise<T>,
  { invite = null, about, deadline }: Origin = {},
): Promise<T> {
  const account = accountOf(form, await hashPassword(form.password, deadline), about)
  const work = async (transaction: Transaction) => {
    if (invite) await takeInvite(invite, account._id, transaction)
    await UserModel.create([account], { session: transaction.session })
    return along(account._id, transaction)
  }
  const touched = invite ? [invite._id, ...(invite.ownerId === null ? [] : [invite.ownerId])] : []
  try {
    return await inTransaction(touched, work, deadline)
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError(authErrors.USERNAME_TAKEN) : error
  }
}

function accountOf(form: SignUpForm, passwordHash: string, about?: string) {
  const now = new Date()
  const name = oneLine(form.name)
  return {
    _id: randomUUID() as string,
    username: form.username,
    name,
    ...derivedUserFields(form.username, name),
    email: oneLine(form.email),
    passwordHash,
    avatar: builtinMedia.avatar,
    cover: builtinMedia.cover,
    website: builtinMedia.website,
    feedRank: silentRank,
    ...(about !== undefined && { waiting: { state: 'OPEN' as const, at: now, about: oneLine(about) } }),
    createdAt: now,
    updatedAt: now,
  }
}
