import type { mongo } from 'mongoose'
import type { Context } from '../../context.ts'
import { fullPage } from '../../db/fullPage.ts'
import { type Page, type PageRequest, type Position, cutPage } from '../../db/keyset.ts'
import { find, findById } from '../../db/read.ts'
import { userIndexes } from '../../users/user.model.ts'
import { type UserRow, userProjection } from '../../users/user.row.ts'
import { showUsers } from '../../users/users.hydration.ts'

/** All visible accounts, oldest first, so that new ones change no page; the viewer first, as old clients expect. */
export async function userListPage(ctx: Context, request: PageRequest): Promise<Page<UserRow>> {
  const viewerId = ctx.viewer?.id ?? null
  return fullPage(request, {
    read: async ({ first, after }) => {
      const viewer = viewerId && !after ? await findById<UserRow>('users', viewerId, userProjection) : null
      const others = await oldestFirst(viewerId, after, first + 1)
      return cutPage([...(viewer ? [viewer] : []), ...others], first, (row) => userListPosition(ctx, row))
    },
    show: (rows) => showUsers(ctx, rows),
    positionOf: (row) => userListPosition(ctx, row),
  })
}

export function userListPosition({ viewer }: Context, { _id, createdAt }: UserRow): Position {
  // After the viewer, the list starts with the first of the others.
  return _id === viewer?.id ? { at: new Date(0), id: '' } : { at: createdAt, id: _id }
}

/** Two ranges of the index: the other accounts of the position's time, and all later ones. */
async function oldestFirst(withoutId: string | null, after: Position | null, limit: number): Promise<UserRow[]> {
  const others = withoutId === null ? {} : { $ne: withoutId }
  const rows = after ? await readRange({ createdAt: after.at, _id: { ...others, $gt: after.id } }, limit) : []
  const later = { createdAt: { $gt: after?.at ?? new Date(0) }, ...(withoutId !== null && { _id: others }) }
  if (rows.length < limit) rows.push(...(await readRange(later, limit - rows.length)))
  return rows
}

function readRange(bounds: mongo.Document, limit: number): Promise<UserRow[]> {
  const options = { hint: userIndexes.joined, sort: userIndexes.joined, limit, projection: userProjection }
  return find<UserRow>('users', bounds, options)
}
