import type { Context } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import { type Page, type PageRequest, type Placed, keysetPage } from '../db/keyset.ts'
import type { PostRow } from '../posts/post.row.ts'
import { placedPosts } from '../posts/posts.read.ts'
import type { UserRow } from '../users/user.row.ts'
import { loadUsers } from '../users/users.hydration.ts'
import { type LikeDocument, likeIndexes } from './like.model.ts'

/** The posts and replies that an account likes, newest like first. */
export async function likedPostsPage(
  ctx: Context,
  userId: string,
  request: PageRequest,
): Promise<Page<Placed<PostRow>>> {
  const likes = {
    collection: 'likes',
    filter: { userId, state: 'liked' },
    at: 'at',
    id: 'postId',
    hint: likeIndexes.byUser,
    positionOf: (like: LikeDocument) => ({ at: like.at, id: like.postId }),
    projection: { _id: 0, postId: 1, at: 1 },
  }
  return fullPage(request, {
    read: (part) => keysetPage({ ...likes, ...part }),
    show: (rows) => placedPosts(ctx, rows),
    positionOf: ({ position }) => position,
  })
}

/** The accounts that like a post, newest like first. Accounts that are being deleted are left out. */
export async function likersPage(ctx: Context, postId: string, request: PageRequest): Promise<Page<Placed<UserRow>>> {
  const likes = {
    collection: 'likes',
    filter: { postId, state: 'liked' },
    at: 'at',
    id: 'userId',
    hint: likeIndexes.byPost,
    positionOf: (like: LikeDocument) => ({ at: like.at, id: like.userId }),
    projection: { _id: 0, userId: 1, at: 1 },
  }
  return fullPage(request, {
    read: (part) => keysetPage({ ...likes, ...part }),
    show: (rows) => placedUsers(ctx, rows),
    positionOf: ({ position }) => position,
  })
}

async function placedUsers(ctx: Context, likes: readonly LikeDocument[]): Promise<Placed<UserRow>[]> {
  const users = await loadUsers(
    ctx,
    likes.map((like) => like.userId),
  )
  return likes.flatMap(({ userId, at }) => {
    const row = users.get(userId)
    return row ? [{ row, position: { at, id: userId } }] : []
  })
}
