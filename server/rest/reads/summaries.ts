import type { Context } from '../../context.ts'
import { findByIds } from '../../db/read.ts'
import { sharedCards } from '../../users/authors.ts'
import type { UserRow } from '../../users/user.row.ts'
import { visibleTo } from '../../visibility.ts'

/** What lists of people show of an account. Requests share the row. */
export type UserSummary = Readonly<
  Pick<UserRow, '_id' | 'username' | 'name' | 'avatar'> &
    Partial<Pick<UserRow, 'deletingAt' | 'suspension' | 'silence' | 'waiting' | 'verifiedKind'>>
>

/** The accounts among these that the viewer may see, in no order. At most one command. */
export async function userSummaries(ctx: Context, ids: Iterable<string>): Promise<readonly UserSummary[]> {
  const wanted = [...new Set(ids)]
  const [rows, isVisible] = await Promise.all([
    sharedCards(ctx, wanted),
    visibleTo(ctx, ctx.domains.users.visibility, wanted),
  ])
  return rows.filter(isVisible)
}

/** The public passwords of demo accounts among these; none if demo accounts are off. At most one command. */
export async function demoPasswordsOf(ctx: Context, users: readonly UserRow[]): Promise<Map<string, string>> {
  const ids = ctx.config.demoAccounts ? users.filter((user) => user.isDemo).map((user) => user._id) : []
  const rows = await findByIds<{ _id: string; demoPassword: string | null }>('users', ids, { demoPassword: 1 })
  return new Map(rows.flatMap(({ _id, demoPassword }) => (demoPassword ? [[_id, demoPassword]] : [])))
}
