import type { Context } from '../context.ts'
import { edgePage } from '../edges/edgePage.ts'
import type { Page, PageRequest, Placed } from '../db/keyset.ts'
import type { PostRow } from '../posts/post.row.ts'
import { placedPosts } from '../posts/posts.read.ts'
import type { UserRow } from '../users/user.row.ts'
import { placedUsers } from '../users/users.hydration.ts'
import { likeIndexes } from './like.model.ts'

export function likedPostsPage(ctx: Context, userId: string, request: PageRequest): Promise<Page<Placed<PostRow>>> {
  const filter = { userId, state: 'liked' }
  const likes = { collection: 'likes', filter, member: 'postId', hint: likeIndexes.byUser }
  return edgePage(likes, request, (positions) => placedPosts(ctx, positions))
}

export function likersPage(ctx: Context, postId: string, request: PageRequest): Promise<Page<Placed<UserRow>>> {
  const filter = { postId, state: 'liked' }
  const likes = { collection: 'likes', filter, member: 'userId', hint: likeIndexes.byPost }
  return edgePage(likes, request, (positions) => placedUsers(ctx, positions))
}
