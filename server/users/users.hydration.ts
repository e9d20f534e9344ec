import type { Context } from '../context.ts'
import { findByIds } from '../db/read.ts'
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
 * The accounts with these ids, ready for the viewer, by id. Their rows and all that other domains add are loaded in one
 * parallel round. An account that is gone, or being deleted, is missing from the map.
 */
export async function loadUsers(ctx: Context, ids: Iterable<string>): Promise<Map<string, UserRow>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const [rows, ...additions] = await Promise.all([
    findByIds<UserRow & { deletingAt: Date | null }>('users', wanted, userProjection),
    ...ctx.domains.users.hydrators.map((hydrate) => hydrate(ctx, wanted)),
  ])
  const alive = rows.filter((row) => row.deletingAt === null)
  for (const row of alive) for (const add of additions) add(row)
  return new Map(alive.map((row) => [row._id, row]))
}

/** Adds to rows that were read already what other domains know of them. */
export async function hydrateUsers(ctx: Context, rows: readonly UserRow[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map((row) => row._id)
  const additions = await Promise.all(ctx.domains.users.hydrators.map((hydrate) => hydrate(ctx, ids)))
  for (const row of rows) for (const add of additions) add(row)
}
