import { createHash, randomBytes } from 'node:crypto'
import type { ClientSession } from 'mongoose'
import { EmailChangeModel } from './emailChange.model.ts'
import { PasswordResetModel } from './passwordReset.model.ts'

/** The secret of a link. Only its digest is stored. */
export const newToken = () => randomBytes(32).toString('base64url')

/** 256 random bits need no slow hash. */
export const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Ends all links of an account: an old one may be in the hands of whom a new password shuts out. */
export async function endLinksOf(userId: string, session?: ClientSession): Promise<void> {
  const along = session ? { session } : {}
  await PasswordResetModel.deleteMany({ userId }, along)
  await EmailChangeModel.deleteMany({ userId }, along)
}
