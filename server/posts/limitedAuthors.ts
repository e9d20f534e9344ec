import type { Context } from '../context.ts'
import type { UserRow } from '../users/user.row.ts'
import { loadAuthors } from '../users/users.hydration.ts'
import type { PostRow } from './post.row.ts'

export type Authors = ReadonlyMap<string, UserRow>

export const nobody: Authors = new Map()

/** The visible authors of these posts, except the viewer, with the field `follows`. At most one command. */
export async function authorsOfLimited(
  ctx: Context,
  limited: readonly Pick<PostRow, 'authorId'>[],
  follows: 'User.isFollowingViewer' | 'User.viewerIsFollowing',
): Promise<Authors> {
  const ids = new Set(limited.map(({ authorId }) => authorId).filter((id) => id !== ctx.viewer?.id))
  if (!ctx.viewer || ids.size === 0) return nobody
  return loadAuthors({ ...ctx, selection: new Set(['User.username', follows]) }, ids)
}
