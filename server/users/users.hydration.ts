import type { Context } from '../context.ts'
import type { Placed, Position } from '../db/keyset.ts'
import { findByIds } from '../db/read.ts'
import { prepare } from '../visibility.ts'
import type { UserRow } from './user.row.ts'

/** Everything of an account but what only `auth` and search need. */
export const userProjection = {
  passwordHash: 0,
  demoPassword: 0,
  searchTokens: 0,
  searchPrefixes: 0,
  usernameKey: 0,
  writes: 0,
} as const

/**
 * Those of the accounts with these ids that the viewer may see, by id, ready for the viewer. Their rows and all that
 * domains add are loaded in one parallel round.
 */
export async function loadUsers(ctx: Context, ids: Iterable<string>): Promise<Map<string, UserRow>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const [rows, ready] = await Promise.all([
    findByIds<UserRow>('users', wanted, userProjection),
    prepare(ctx, ctx.domains.users, wanted),
  ])
  return new Map(ready(rows).map((row) => [row._id, row]))
}

/** The same for rows that were read already, in their order. */
export async function showUsers(ctx: Context, rows: readonly UserRow[]): Promise<UserRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row._id)
  const ready = await prepare(ctx, ctx.domains.users, ids)
  return ready(rows)
}

/** The accounts that stand at these places of a list, as far as the viewer may see them. */
export async function placedUsers(ctx: Context, positions: readonly Position[]): Promise<Placed<UserRow>[]> {
  const users = await loadUsers(
    ctx,
    positions.map(({ id }) => id),
  )
  return positions.flatMap((position) => {
    const row = users.get(position.id)
    return row ? [{ row, position }] : []
  })
}
