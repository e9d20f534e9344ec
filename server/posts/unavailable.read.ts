import type { Context } from '../context.ts'
import type { PageRequest } from '../db/keyset.ts'
import { findById } from '../db/read.ts'
import type { PostRow, RepliesPage } from './post.row.ts'
import { hydratePosts } from './posts.hydration.ts'
import { repliesPage } from './posts.read.ts'

const newest: PageRequest = { first: 1, after: null }

const hasAny = ({ rows, unavailableIds }: RepliesPage) => rows.length > 0 || unavailableIds.length > 0

/**
 * A post that the viewer may not see, if the viewer may see something below it; null for any other id. Callers may tell
 * only its place in the conversation. With `request` it has that page of its replies.
 */
export async function unavailablePost(ctx: Context, id: string, request: PageRequest | null): Promise<PostRow | null> {
  const row = await findById<PostRow>('posts', id)
  if (!row || row.replyCount === 0 || (await hydratePosts(ctx, [row])).length > 0) return null
  // In a conversation the author's own posts come first, which would tell who the author is.
  const post = { ...row, authorId: '' }
  // The ids are always asked for, so that the answer is the same for every selection.
  const looking = { ...ctx, selection: new Set([...ctx.selection, 'PostConnection.unavailableIds']) }
  const page = await repliesPage(looking, post, request ?? newest)
  if (request) post.repliesPage = { request, page }
  if (hasAny(page)) return post
  const isPart = request !== null && Boolean(request.after ?? request.until)
  return isPart && hasAny(await repliesPage(looking, post, newest)) ? post : null
}
