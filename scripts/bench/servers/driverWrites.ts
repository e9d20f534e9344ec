import type { ClientSession } from 'mongodb'
import { derivedPostFields, newsFor } from '../../../server/posts/post.model.ts'
import { type Person, type Row, cardOf, noMarks, projections } from './card.ts'
import { client, follows, likes, posts, users } from './driverDatabase.ts'

type Variables = { postId?: string; userId?: string; input: { id: string; content: string } }
type Options = { session?: ClientSession }
type Write = (viewerId: string, variables: Variables, options: Options) => Promise<object>

const after = { returnDocument: 'after' } as const

const countLike = (postId: string, likeCount: 1 | -1, options: Options) =>
  posts.findOneAndUpdate({ _id: postId }, { $inc: { likeCount } }, { ...options, ...after, projection: likeShown })
const likeShown = { likeCount: 1, authorId: 1 }

const liked = (id: string, likeCount = 0, viewerHasLiked: boolean) => ({
  changed: {
    post: { id, likeCount, viewerHasLiked, __typename: 'Post' },
    __typename: viewerHasLiked ? 'LikePostPayload' : 'UnlikePostPayload',
  },
})

async function countFollow(viewerId: string, userId: string, change: 1 | -1, options: Options) {
  const shown = { projection: { username: 1, followerCount: 1, followingCount: 1 } }
  const count = (_id: string, counter: 'followerCount' | 'followingCount') =>
    users.findOneAndUpdate({ _id }, { $inc: { [counter]: change } }, { ...options, ...after, ...shown })
  const user = await count(userId, 'followerCount')
  const viewer = await count(viewerId, 'followingCount')
  const { username, followerCount } = user ?? {}
  return {
    changed: {
      user: { id: `user:${userId}`, username, followerCount, viewerIsFollowing: change > 0, __typename: 'User' },
      viewer: { id: `user:${viewerId}`, followingCount: viewer?.followingCount, __typename: 'User' },
      __typename: change > 0 ? 'FollowUserPayload' : 'UnfollowUserPayload',
    },
  }
}

const commands: Record<string, Write> = {
  LikePost: async (userId, { postId = '' }, options) => {
    const post = await countLike(postId, 1, options)
    const like = { state: 'liked', at: new Date(), ...newsFor(post?.authorId ?? '', userId) } as const
    await likes.updateOne({ userId, postId, state: 'disliked' }, { $set: like }, { ...options, upsert: true })
    return liked(postId, post?.likeCount, true)
  },
  UnlikePost: async (userId, { postId = '' }, options) => {
    const disliked = { state: 'disliked', at: new Date() } as const
    await likes.updateOne({ userId, postId, state: 'liked' }, { $set: disliked }, options)
    return liked(postId, (await countLike(postId, -1, options))?.likeCount, false)
  },
  FollowUser: async (followerId, { userId = '' }, options) => {
    await follows.insertOne({ followerId, followeeId: userId, at: new Date() }, options)
    return countFollow(followerId, userId, 1, options)
  },
  UnfollowUser: async (followerId, { userId = '' }, options) => {
    await follows.deleteOne({ followerId, followeeId: userId }, options)
    return countFollow(followerId, userId, -1, options)
  },
  CreatePost: async (authorId, { input: { id, content } }, options) => {
    const now = new Date()
    const row: Row = {
      _id: id,
      authorId,
      parentId: null,
      content,
      images: [],
      video: null,
      links: [],
      mentionIds: [],
      likeCount: 0,
      replyCount: 0,
      createdAt: now,
      updatedAt: now,
    }
    await posts.insertOne({ ...row, top: 1, ...derivedPostFields(row), touches: 0 }, options)
    const counted = { ...options, ...after, projection: { ...projections.person, postCount: 1 } }
    const author = await users.findOneAndUpdate({ _id: authorId }, { $inc: { postCount: 1 } }, counted)
    if (!author) throw new Error('The account is missing.')
    const card = cardOf(row, new Map<string, Person>([[authorId, author]]), noMarks)
    const post = { ...card, author: { ...card.author, postCount: author.postCount } }
    return { createPost: { post, __typename: 'CreatePostPayload' } }
  },
}

const turns = new Map<string, Promise<unknown>>()

/** Writes to one document take turns; in conflict, transactions would abort and repeat. */
async function inTurn<T>(document: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(document) ?? Promise.resolve()).then(work, work)
  turns.set(document, turn)
  try {
    return await turn
  } finally {
    if (turns.get(document) === turn) turns.delete(document)
  }
}

const inTransactions = process.env['IN_TRANSACTIONS'] === 'true'

/** The client's writes by operation, with as few commands as possible. */
export const writes: Record<string, (viewerId: string, variables: Variables) => Promise<object>> = Object.fromEntries(
  Object.entries(commands).map(([name, run]) => [
    name,
    (viewerId, variables) =>
      inTurn(variables.postId ?? variables.userId ?? viewerId, () =>
        inTransactions
          ? client.withSession((session) => session.withTransaction(() => run(viewerId, variables, { session })))
          : run(viewerId, variables, {}),
      ),
  ]),
)
