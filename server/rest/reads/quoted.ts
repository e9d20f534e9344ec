import type { Context } from '../../context.ts'
import { findByIds } from '../../db/read.ts'
import type { PostKey, PostRow } from '../../posts/post.row.ts'
import { visibleTo } from '../../visibility.ts'

/** What these posts quote, without removed posts. At most one command. */
export async function quotedBy(ctx: Context, rows: readonly PostRow[]): Promise<PostKey[]> {
  const ids = [...new Set(rows.flatMap(({ quotedId }) => quotedId ?? []))]
  if (ids.length === 0) return []
  const [keys, isVisible] = await Promise.all([
    findByIds<PostKey>('posts', ids, { authorId: 1, 'removal.at': 1 }),
    visibleTo(ctx, ctx.domains.posts.visibility, ids),
  ])
  return keys.filter(isVisible)
}
