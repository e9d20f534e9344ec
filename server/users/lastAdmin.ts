import type { ClientSession } from 'mongoose'
import { AppError } from '../errors.ts'
import { UserModel, active } from './user.model.ts'
import { usersErrors } from './users.errors.ts'

/**
 * Throws LAST_ADMIN if there is no other administrator. Call it in the transaction in which an administrator steps down
 * or is deleted. It writes to the others, so that of two who leave at once one conflicts, runs again and finds the
 * other gone.
 */
export async function requireOtherAdmin(userId: string, session: ClientSession): Promise<void> {
  const others = { role: 'ADMIN', _id: { $ne: userId }, ...active() } as const
  const { matchedCount } = await UserModel.updateMany(others, { $inc: { writes: 1 } }, { session })
  if (matchedCount === 0) throw new AppError(usersErrors.LAST_ADMIN)
}
