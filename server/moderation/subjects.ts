import type { Context } from '../context.ts'
import type { PostRow } from '../posts/post.row.ts'
import { findByIds } from '../db/read.ts'
import { postsById } from '../posts/posts.read.ts'
import type { Role, UserRow } from '../users/user.row.ts'
import { loadUsers } from '../users/users.hydration.ts'
import type { CaseDocument } from './case.model.ts'
import type { Subject } from './report.row.ts'

type Key = Pick<CaseDocument, 'postId' | 'userId'>

/** Loads the selected posts and accounts of rows of `type`. Returns a function that picks those of a case. */
export async function subjectsOf(
  ctx: Context,
  type: 'Report' | 'ReportCase',
  cases: readonly Key[],
): Promise<(key: Key) => Subject> {
  const postIds = ctx.selection.has(`${type}.post`) ? cases.flatMap(({ postId }) => postId ?? []) : []
  const userIds = ctx.selection.has(`${type}.user`) ? cases.map(({ userId }) => userId) : []
  const [posts, users] = await Promise.all([
    postIds.length > 0 ? postsById(ctx, postIds) : new Map<string, PostRow>(),
    loadUsers(ctx, userIds),
  ])
  return ({ postId, userId }) => ({ post: posts.get(postId ?? '') ?? null, user: users.get(userId) ?? null })
}

type Account = Pick<UserRow, '_id' | 'role' | 'deletingAt'>

/** If `type` is selected with them, the roles of the accounts of its rows, also of suspended ones. */
export async function rolesIn(
  ctx: Context,
  type: 'Appeal' | 'ReportCase',
  rows: readonly Pick<Key, 'userId'>[],
): Promise<(key: Pick<Key, 'userId'>) => Role | null> {
  const userIds = ctx.selection.has(`${type}.userRole`) ? rows.map(({ userId }) => userId) : []
  if (userIds.length === 0) return () => null
  const found = await findByIds<Account>('users', [...new Set(userIds)], { role: 1, deletingAt: 1 })
  const there = found.filter(({ deletingAt }) => deletingAt === null)
  const roles = new Map(there.map(({ _id, role = 'MEMBER' }) => [_id, role]))
  return ({ userId }) => roles.get(userId) ?? null
}
