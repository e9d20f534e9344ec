import type { Composition, Context } from '../context.ts'
import { database } from '../db/connection.ts'
import { findById } from '../db/read.ts'
import { Together } from '../db/together.ts'
import { inOneTry, inTransaction } from '../db/transaction.ts'
import { AppError } from '../errors.ts'
import type { PostRow } from '../posts/post.row.ts'
import { newsFor } from '../posts/post.model.ts'
import { countOnPost, countOnPosts } from '../posts/posts.service.ts'
import { type EdgeKind, admitEdge, changeEdge, storeEdge } from '../users/edges.ts'
import { noteWrites } from '../users/users.service.ts'
import type { LikeDocument } from './like.model.ts'

const like: EdgeKind = { limit: 'likes', already: 'ALREADY_LIKED' }

const likes = () => database().collection<LikeDocument>('likes')

/** Likes a post and returns it. Throws ALREADY_LIKED, POST_NOT_FOUND and as `changeEdge` does. */
export async function likePost(ctx: Context, postId: string): Promise<PostRow> {
  const viewerId = admitEdge(ctx, like)
  const alone = () => {
    return storeEdge(ctx, like, postId, async ({ session }) => {
      const post = await countOnPost(postId, { likeCount: 1 }, session)
      const { filter, update } = likeOf(post, viewerId)
      await likes().updateOne(filter, update, { upsert: true, session })
      await ctx.domains.onLiked([post], { session })
      await noteWrites([viewerId], session)
      return post
    })
  }
  const { deadline, domains } = ctx
  const item = { viewerId, postId, domains }
  const inItsCrowd = () => crowd.write(postId, { id: viewerId, item, deadline, alone })
  return { ...(await crowds.write('likes', { id: viewerId, item, deadline, alone: inItsCrowd })) }
}

/** If the post is already liked, nothing matches, and the insert violates the unique index. */
function likeOf({ _id: postId, authorId }: PostRow, userId: string) {
  const filter = { userId, postId, state: 'disliked' } as const
  return { filter, update: { $set: { state: 'liked', at: new Date(), ...newsFor(authorId, userId) } } as const }
}

type NewLike = { viewerId: string; postId: string; domains: Composition }

/** Likes by several people that come at once: four commands and a commit for all of them. */
const crowds = new Together<NewLike, PostRow>((_key, items) =>
  inOneTry(async ({ session }) => {
    const postIds = items.map(({ postId }) => postId)
    const posts = await countOnPosts(postIds, 'likeCount', session)
    const viewerIds = items.map(({ viewerId }) => viewerId)
    const liked = posts.map((post, index) => ({ updateOne: { ...likeOf(post, viewerIds[index] ?? ''), upsert: true } }))
    await likes().bulkWrite(liked, { session })
    await items[0]?.domains.onLiked(posts, { session })
    await noteWrites(viewerIds, session)
    return posts
  }),
)

/** Likes of one post that come at once, where that conflicts: three commands and a commit for all of them. */
const crowd = new Together<NewLike, PostRow>((postId, items) => {
  const viewerIds = items.map(({ viewerId }) => viewerId)
  return inTransaction([postId, ...viewerIds], async ({ session }) => {
    const post = await countOnPost(postId, { likeCount: viewerIds.length }, session)
    const stored = viewerIds.map((id) => ({ updateOne: { ...likeOf(post, id), upsert: true } }))
    await likes().bulkWrite(stored, { session })
    const posts = viewerIds.map(() => post)
    await items[0]?.domains.onLiked(posts, { session })
    await noteWrites(viewerIds, session)
    return posts
  })
})

/** Takes a like back. Throws POST_NOT_FOUND, NO_LIKES_LEFT, ALREADY_DISLIKED, and as `changeEdge`. */
export async function unlikePost(ctx: Context, postId: string): Promise<PostRow> {
  return changeEdge(ctx, like, postId, async ({ viewerId, session }) => {
    const disliked = { $set: { state: 'disliked', at: new Date() } } as const
    const { matchedCount } = await likes().updateOne({ userId: viewerId, postId, state: 'liked' }, disliked, {
      session,
    })
    if (matchedCount === 0) throw await unlikeRefusal(postId)
    const post = await countOnPost(postId, { likeCount: -1 }, session)
    await noteWrites([viewerId], session)
    return post
  })
}

async function unlikeRefusal(postId: string): Promise<AppError> {
  const post = await findById<PostRow>('posts', postId, { likeCount: 1 })
  if (!post) return new AppError('POST_NOT_FOUND')
  return new AppError(post.likeCount === 0 ? 'NO_LIKES_LEFT' : 'ALREADY_DISLIKED')
}
