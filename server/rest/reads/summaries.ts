import type { Context } from '../../context.ts'
import { findByIds } from '../../db/read.ts'
import type { UserKey, UserRow } from '../../users/user.row.ts'
import { visibleTo } from '../../visibility.ts'

/** An account as lists of people show it. */
export type UserSummary = Pick<UserRow, '_id' | 'username' | 'name' | 'avatar'>

/** Summaries of those of these accounts that the viewer may see, by id. One command. */
export async function userSummaries(ctx: Context, ids: Iterable<string>): Promise<Map<string, UserSummary>> {
  const projection = { username: 1, name: 1, avatar: 1, deletingAt: 1 }
  const wanted = [...new Set(ids)]
  const [rows, isVisible] = await Promise.all([
    findByIds<UserSummary & UserKey>('users', wanted, projection),
    visibleTo(ctx, ctx.domains.users.visibility, wanted),
  ])
  return new Map(rows.filter(isVisible).map(({ deletingAt: _notShown, ...summary }) => [summary._id, summary]))
}

/** The public passwords of the demo accounts among these, by id; none if demo accounts are off. At most one command. */
export async function demoPasswordsOf(ctx: Context, users: readonly UserRow[]): Promise<Map<string, string>> {
  const ids = ctx.config.demoAccounts ? users.filter((user) => user.isDemo).map((user) => user._id) : []
  const rows = await findByIds<{ _id: string; demoPassword: string | null }>('users', ids, { demoPassword: 1 })
  return new Map(rows.flatMap(({ _id, demoPassword }) => (demoPassword ? [[_id, demoPassword]] : [])))
}
