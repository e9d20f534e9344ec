import { randomUUID } from 'node:crypto'
import type { Deadline } from '../db/deadline.ts'
import { isDuplicateKey } from '../db/transaction.ts'
import { AppError, refuse } from '../errors.ts'
import { oneLine } from '../line.rules.ts'
import { builtinMedia } from '../media/builtin.ts'
import { UserModel, derivedUserFields } from '../users/user.model.ts'
import { silentRank } from '../users/user.row.ts'
import { usernameKey } from '../users/users.rules.ts'
import { authErrors } from './auth.errors.ts'
import { type SignUpForm, signUpProblems } from './auth.rules.ts'
import { hashPassword } from './passwords.ts'

/** Creates an account for the operator, without the limits of sign-ups. Throws VALIDATION_FAILED, USERNAME_TAKEN or BUSY. */
export async function createAccount(form: SignUpForm): Promise<string> {
  refuse(signUpProblems(form))
  await requireFreeName(form.username)
  return storeAccount(form)
}

/** Throws USERNAME_TAKEN. */
export async function requireFreeName(username: string): Promise<void> {
  if (await UserModel.exists({ usernameKey: usernameKey(username) })) throw new AppError(authErrors.USERNAME_TAKEN)
}

/** Stores an account from a form without problems and returns its id. Throws USERNAME_TAKEN or BUSY. */
export async function storeAccount(form: SignUpForm, deadline?: Deadline): Promise<string> {
  const now = new Date()
  const _id = randomUUID()
  const name = oneLine(form.name)
  try {
    await UserModel.create({
      _id,
      username: form.username,
      name,
      ...derivedUserFields(form.username, name),
      email: oneLine(form.email),
      passwordHash: await hashPassword(form.password, deadline),
      avatar: builtinMedia.avatar,
      cover: builtinMedia.cover,
      website: builtinMedia.website,
      feedRank: silentRank,
      createdAt: now,
      updatedAt: now,
    })
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError(authErrors.USERNAME_TAKEN) : error
  }
  return _id
}
