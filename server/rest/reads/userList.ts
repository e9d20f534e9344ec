import type { mongo } from 'mongoose'
import type { Context } from '../../context.ts'
import type { Page, Position } from '../../db/keyset.ts'
import { find, findById } from '../../db/read.ts'
import { userIndexes } from '../../users/user.model.ts'
import type { UserRow } from '../../users/user.row.ts'
import { userProjection } from '../../users/users.hydration.ts'

type StoredRow = UserRow & { deletingAt: Date | null }

/**
 * All accounts, oldest first, so that accounts which join meanwhile move no page and demo accounts lead; but the viewer
 * before everybody else, as old clients look for their own account in the first page. One to three commands.
 */
export async function userListPage(ctx: Context, first: number, after: Position | null): Promise<Page<UserRow>> {
  const viewerId = ctx.viewer?.id ?? null
  const viewer = viewerId && !after ? await findById<StoredRow>('users', viewerId, userProjection) : null
  const others = await oldestFirst(viewerId, after, first + 1)
  const rows = [...(viewer?.deletingAt === null ? [viewer] : []), ...others]
  const shown = rows.slice(0, first)
  const last = shown.at(-1)
  return { rows: shown, hasMore: rows.length > first, end: last ? userListPosition(ctx, last) : null }
}

/** Where the list of accounts goes on behind one of them. */
export function userListPosition({ viewer }: Context, { _id, createdAt }: UserRow): Position {
  // Behind the viewer come the others from their very first.
  return _id === viewer?.id ? { at: new Date(0), id: '' } : { at: createdAt, id: _id }
}

/** Read as ranges that are exact in the index: the rest of the position's own moment, then everything later. */
async function oldestFirst(withoutId: string | null, after: Position | null, limit: number): Promise<UserRow[]> {
  const others = withoutId === null ? {} : { $ne: withoutId }
  const rows = after ? await readRange({ createdAt: after.at, _id: { ...others, $gt: after.id } }, limit) : []
  const later = { createdAt: { $gt: after?.at ?? new Date(0) }, ...(withoutId !== null && { _id: others }) }
  if (rows.length < limit) rows.push(...(await readRange(later, limit - rows.length)))
  return rows
}

function readRange(bounds: mongo.Document, limit: number): Promise<UserRow[]> {
  const options = { hint: userIndexes.joined, sort: userIndexes.joined, limit, projection: userProjection }
  return find<UserRow>('users', { ...bounds, deletingAt: null }, options)
}
