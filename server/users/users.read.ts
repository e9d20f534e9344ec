import type { Context } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import { type Page, type PageRequest, type Position, keysetPage } from '../db/keyset.ts'
import { userIndexes } from './user.model.ts'
import { usernameKey } from './users.rules.ts'
import { type UserRow, userProjection } from './user.row.ts'
import { AppError } from '../errors.ts'
import { find } from '../db/read.ts'
import { usersErrors } from './users.errors.ts'
import { showUsers } from './users.hydration.ts'

export const userPosition = ({ createdAt, _id }: UserRow): Position => ({ at: createdAt, id: _id })

/** Every account that the viewer may see, newest first. Throws INVALID_INPUT for a search's cursor. */
export async function newestUsersPage(ctx: Context, request: PageRequest): Promise<Page<UserRow>> {
  const list = { collection: 'users', filter: {}, at: 'createdAt', id: '_id', hint: userIndexes.joined } as const
  return fullPage(request, {
    read: (part) => keysetPage<UserRow>({ ...list, projection: userProjection, positionOf: userPosition, ...part }),
    show: (rows) => showUsers(ctx, rows),
    positionOf: userPosition,
  })
}

/** The id of an account for the operator, who may see every account. Throws USER_NOT_FOUND. */
export async function idOfUsername(username: string): Promise<string> {
  const options = { hint: { usernameKey: 1 }, limit: 1, projection: { _id: 1 } }
  const filter = { usernameKey: usernameKey(username), deletingAt: null }
  const [user] = await find<Pick<UserRow, '_id'>>('users', filter, options)
  if (!user) throw new AppError(usersErrors.USER_NOT_FOUND)
  return user._id
}
