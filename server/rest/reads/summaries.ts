import type { Context } from '../../context.ts'
import { findByIds } from '../../db/read.ts'
import type { UserRow } from '../../users/user.row.ts'

/** As much of an account as a list of people shows. */
export type UserSummary = Pick<UserRow, '_id' | 'username' | 'name' | 'avatar'>

/** The accounts with these ids, in short, by id; one that is gone, or being deleted, is missing. One command. */
export async function userSummaries(ids: Iterable<string>): Promise<Map<string, UserSummary>> {
  const projection = { username: 1, name: 1, avatar: 1, deletingAt: 1 }
  const rows = await findByIds<UserSummary & { deletingAt: Date | null }>('users', [...new Set(ids)], projection)
  const alive = rows.filter((row) => row.deletingAt === null)
  return new Map(alive.map(({ deletingAt: _gone, ...summary }) => [summary._id, summary]))
}

/** The public passwords of the demo accounts among these, by id; none where demo accounts are turned off. At most one command. */
export async function demoPasswordsOf(ctx: Context, users: readonly UserRow[]): Promise<Map<string, string>> {
  const ids = ctx.config.demoAccounts ? users.filter((user) => user.isDemo).map((user) => user._id) : []
  const rows = await findByIds<{ _id: string; demoPassword: string | null }>('users', ids, { demoPassword: 1 })
  return new Map(rows.flatMap(({ _id, demoPassword }) => (demoPassword ? [[_id, demoPassword]] : [])))
}
