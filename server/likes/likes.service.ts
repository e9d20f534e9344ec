import { type Context, requireViewer } from '../context.ts'
import { database } from '../db/connection.ts'
import { findById } from '../db/read.ts'
import { AppError } from '../errors.ts'
import { likesErrors } from './likes.errors.ts'
import { newsFor, notifiedBy } from '../posts/post.model.ts'
import type { PostRow } from '../posts/post.row.ts'
import { postsErrors } from '../posts/posts.errors.ts'
import { countOnPost } from '../posts/posts.service.ts'
import { refuseOn, requireVisible } from '../posts/visiblePost.ts'
import { type EdgeKind, changeEdge } from '../edges/changeEdge.ts'
import type { LikeDocument } from './like.model.ts'
import { likesLimits } from './likes.limits.ts'

const like: EdgeKind = { limit: likesLimits.likes, already: likesErrors.ALREADY_LIKED }

const likes = () => database().collection<LikeDocument>('likes')

/** Likes a post and returns it. Throws ALREADY_LIKED, POST_NOT_FOUND and the errors of `changeEdge`. */
export async function likePost(ctx: Context, postId: string): Promise<PostRow> {
  const liked = await changeEdge(ctx, like, postId, async ({ viewerId: userId, session }) => {
    const post = await countOnPost(postId, { likeCount: 1 }, session)
    await requireVisible(ctx, post)
    // If the post is liked already, nothing matches, and the insert violates the unique index.
    const takenBack = { userId, postId, state: 'disliked' } as const
    const given = { state: 'liked', at: new Date(), ...newsFor(post.authorId, userId) } as const
    await likes().updateOne(takenBack, { $set: given }, { upsert: true, session })
    return post
  })
  ctx.push.tell(notifiedBy(newsFor(liked.authorId, requireViewer(ctx).id)))
  return liked
}

/** Removes a like. Throws POST_NOT_FOUND, NO_LIKES_LEFT, ALREADY_DISLIKED, and the errors of `changeEdge`. */
export async function unlikePost(ctx: Context, postId: string): Promise<PostRow> {
  return changeEdge(ctx, like, postId, async ({ viewerId: userId, session }) => {
    const given = { userId, postId, state: 'liked' } as const
    const takenBack = { state: 'disliked', at: new Date() } as const
    const { matchedCount } = await likes().updateOne(given, { $set: takenBack }, { session })
    if (matchedCount === 0) throw await unlikeRefusal(ctx, postId)
    const post = await countOnPost(postId, { likeCount: -1 }, session)
    await requireVisible(ctx, post)
    return post
  })
}

async function unlikeRefusal(ctx: Context, postId: string): Promise<AppError> {
  const post = await findById<PostRow>('posts', postId, { authorId: 1, removal: 1, likeCount: 1 })
  if (!post) return new AppError(postsErrors.POST_NOT_FOUND)
  return refuseOn(ctx, post, post.likeCount === 0 ? likesErrors.NO_LIKES_LEFT : likesErrors.ALREADY_DISLIKED)
}
