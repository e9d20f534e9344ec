import type { Context } from '../context.ts'
import { findById } from '../db/read.ts'
import type { PostRow } from './post.row.ts'
import { hydratePosts } from './posts.hydration.ts'
import { repliesPage } from './posts.read.ts'

/**
 * A post that the viewer may not see, if the viewer may see replies to it or below those; null for every other id. Only its
 * place in the conversation may be told.
 */
export async function unavailablePost(ctx: Context, id: string): Promise<PostRow | null> {
  const row = await findById<PostRow>('posts', id)
  if (!row || row.replyCount === 0 || (await hydratePosts(ctx, [row])).length > 0) return null
  // In a conversation the posts of the opened post's author come first, which would tell who that is.
  const post = { ...row, authorId: '' }
  const { rows, unavailableIds } = await repliesPage(ctx, post, { first: 1, after: null })
  return rows.length > 0 || unavailableIds.length > 0 ? post : null
}
