import { type Context, requireViewer } from '../context.ts'
import { database } from '../db/connection.ts'
import { type EdgeKind, changeEdge } from '../edges/changeEdge.ts'
import { AppError } from '../errors.ts'
import { newsFor, notifiedBy } from '../posts/post.model.ts'
import type { PostRow } from '../posts/post.row.ts'
import { countOnPost } from '../posts/posts.service.ts'
import { requireVisible } from '../posts/visiblePost.ts'
import { touchUser } from '../users/users.service.ts'
import type { RepostDocument } from './repost.model.ts'
import { repostsErrors } from './reposts.errors.ts'
import { repostsLimits } from './reposts.limits.ts'

const repost: EdgeKind = { limit: repostsLimits.reposts, already: repostsErrors.ALREADY_REPOSTED }

const reposts = () => database().collection<RepostDocument>('reposts')

/**
 * Reposts a post. Throws ALREADY_REPOSTED, POST_NOT_FOUND, REMOVED_NOT_REPOSTED, ACCOUNT_DELETED and the errors of
 * `changeEdge`.
 */
export async function repostPost(ctx: Context, postId: string): Promise<PostRow> {
  const reposted = await changeEdge(ctx, repost, postId, async ({ viewerId: userId, session }) => {
    const post = await countOnPost(postId, { repostCount: 1 }, session)
    await requireVisible(ctx, post)
    if (post.removal) throw new AppError(repostsErrors.REMOVED_NOT_REPOSTED)
    // The post may be from a server whose clock is fast.
    const at = new Date(Math.max(Date.now(), post.createdAt.getTime()))
    await reposts().insertOne({ userId, postId, at, ...newsFor(post.authorId, userId) }, { session })
    await ctx.domains.onPosted({ author: await touchUser(userId, session), at }, { session })
    return post
  })
  ctx.push.tell(notifiedBy(newsFor(reposted.authorId, requireViewer(ctx).id)))
  return reposted
}

/** Takes a repost back and returns the post. Throws POST_NOT_FOUND, NOT_REPOSTED and the errors of `changeEdge`. */
export async function undoRepost(ctx: Context, postId: string): Promise<PostRow> {
  return changeEdge(ctx, repost, postId, async ({ viewerId: userId, session }) => {
    const post = await countOnPost(postId, { repostCount: -1 }, session)
    await requireVisible(ctx, post)
    const { deletedCount } = await reposts().deleteOne({ userId, postId }, { session })
    if (deletedCount === 0) throw new AppError(repostsErrors.NOT_REPOSTED)
    return post
  })
}
