import type { Context, Hydrator, VisibilityRule } from '../context.ts'
import { type Placed, type Position, rowsAt } from '../db/keyset.ts'
import { findByIds } from '../db/read.ts'
import { prepare } from '../visibility.ts'
import { authorsOfCards, showsOnlyCards } from './authors.ts'
import { type UserKey, type UserRow, isSilenced, userProjection } from './user.row.ts'

const readUsers = (ids: readonly string[]) => findByIds<UserRow>('users', ids, userProjection)

/** Loads and hydrates the accounts that the viewer may see. */
export async function loadUsers(
  ctx: Context,
  ids: Iterable<string>,
  read: (ids: readonly string[]) => Promise<UserRow[]> = readUsers,
): Promise<Map<string, UserRow>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const [rows, ready] = await Promise.all([read(wanted), prepare(ctx, ctx.domains.users, wanted)])
  return new Map(ready(rows).map((row) => [row._id, row]))
}

/** Like `loadUsers`, and has suspended accounts too. Only for moderators. */
export function loadSuspendedToo(ctx: Context, ids: Iterable<string>): Promise<Map<string, UserRow>> {
  const users = { ...ctx.domains.users, visibility: [isThere] }
  return loadUsers({ ...ctx, domains: { ...ctx.domains, users } }, ids)
}

const isThere: VisibilityRule<UserKey> = async () => (user) => user.deletingAt === null

/** The viewer is never silenced for themselves. */
export const markSilenced: Hydrator<UserRow> =
  async ({ viewer }) =>
  (user) => {
    user.isSilenced = user._id !== viewer?.id && isSilenced(user)
  }

/** Like `loadUsers`, for the authors of posts. It reads only what the operation shows. */
export async function loadAuthors(ctx: Context, ids: Iterable<string>): Promise<Map<string, UserRow>> {
  return showsOnlyCards(ctx) ? loadUsers(ctx, ids, (wanted) => authorsOfCards(ctx, wanted)) : loadUsers(ctx, ids)
}

/** Like `loadAuthors` for cards, where another command reads `own`, the viewer's account. */
export function loadAuthorsBeside(
  reading: Promise<{ own: readonly UserRow[] }>,
  ctx: Context,
  ids: Iterable<string>,
): Promise<Map<string, UserRow>> {
  return loadUsers(ctx, ids, async (wanted) => {
    const otherIds = wanted.filter((id) => id !== ctx.viewer?.id)
    const [others, { own }] = await Promise.all([authorsOfCards(ctx, otherIds), reading])
    return [...others, ...own]
  })
}

/** Hydrates rows that were already read, and drops those that the viewer may not see. */
export async function showUsers(ctx: Context, rows: readonly UserRow[]): Promise<UserRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row._id)
  const ready = await prepare(ctx, ctx.domains.users, ids)
  return ready(rows)
}

/** The visible accounts at these positions of a list. */
export async function placedUsers(ctx: Context, positions: readonly Position[]): Promise<Placed<UserRow>[]> {
  const users = await loadUsers(
    ctx,
    positions.map(({ id }) => id),
  )
  return rowsAt(positions, users.values())
}
