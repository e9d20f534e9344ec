import type { Context } from '../context.ts'
import { type Page, type PageRequest, type Placed, keysetPage } from '../db/keyset.ts'
import type { PostRow } from '../posts/post.row.ts'
import { placedPosts } from '../posts/posts.read.ts'
import { type LikeDocument, likeIndexes } from './like.model.ts'

/** The posts and replies that an account likes, newest like first. */
export async function likedPostsPage(
  ctx: Context,
  userId: string,
  request: PageRequest,
): Promise<Page<Placed<PostRow>>> {
  const page = await keysetPage<LikeDocument>({
    collection: 'likes',
    filter: { userId, state: 'liked' },
    at: 'at',
    id: 'postId',
    hint: likeIndexes.byUser,
    positionOf: (like) => ({ at: like.at, id: like.postId }),
    projection: { _id: 0, postId: 1, at: 1 },
    ...request,
  })
  return { ...page, rows: await placedPosts(ctx, page.rows) }
}
