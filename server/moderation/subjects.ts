import type { Context } from '../context.ts'
import type { PostRow } from '../posts/post.row.ts'
import { postsById } from '../posts/posts.read.ts'
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
  const isShown = ctx.selection.has(`${type}.user`) || ctx.selection.has(`${type}.userRole`)
  const userIds = isShown ? cases.map(({ userId }) => userId) : []
  const [posts, users] = await Promise.all([
    postIds.length > 0 ? postsById(ctx, postIds) : new Map<string, PostRow>(),
    loadUsers(ctx, userIds),
  ])
  return ({ postId, userId }) => ({ post: posts.get(postId ?? '') ?? null, user: users.get(userId) ?? null })
}
