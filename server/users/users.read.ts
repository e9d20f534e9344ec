import type { Context } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import { type Page, type PageRequest, type Position, keysetPage } from '../db/keyset.ts'
import { userIndexes } from './user.model.ts'
import { type UserRow, userProjection } from './user.row.ts'
import { showUsers } from './users.hydration.ts'

export const userPosition = ({ createdAt, _id }: UserRow): Position => ({ at: createdAt, id: _id })

/** Every account that the viewer may see, newest first. Throws INVALID_INPUT for a cursor of a search. */
export async function newestUsersPage(ctx: Context, request: PageRequest): Promise<Page<UserRow>> {
  const list = { collection: 'users', filter: {}, at: 'createdAt', id: '_id', hint: userIndexes.joined } as const
  return fullPage(request, {
    read: (part) => keysetPage<UserRow>({ ...list, projection: userProjection, positionOf: userPosition, ...part }),
    show: (rows) => showUsers(ctx, rows),
    positionOf: userPosition,
  })
}
