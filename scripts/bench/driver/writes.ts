import type { ClientSession, UpdateFilter } from 'mongodb'
import type { PostDocument } from '../../../server/posts/post.model.ts'
import { userProjection } from '../../../server/users/user.row.ts'
import { face, newCard } from './cards.ts'
import { type Person, client, db } from './database.ts'

/** With `MODE` transaction, each write is one. */
const inTransactions = process.env['MODE'] === 'transaction'

type Stored = Pick<PostDocument, 'authorId' | 'likeCount' | 'touches'> & Person
type Variables = { postId: string; userId: string; input: { id: string; content: string } }
type Options = { session?: ClientSession }
type Write = {
  /** The document that others may write at the same time. */
  target(variables: Variables, viewerId: string): string
  run(viewerId: string, variables: Variables, options: Options): Promise<object>
}

const changed = (collection: 'posts' | 'users', _id: string, change: UpdateFilter<Stored>, options: Options) => {
  const projection = collection === 'users' ? userProjection : {}
  return db
    .collection<Stored>(collection)
    .findOneAndUpdate({ _id }, change, { ...options, projection, returnDocument: 'after' })
}

/** The client's writes with the commands that Linnet sends for one alone, by the name of the client's operation. */
const writes: Record<string, Write> = {
  LikePost: {
    target: ({ postId }) => postId,
    run: async (userId, { postId }, options) => {
      const edge = { userId, postId, state: 'disliked' }
      const post = await changed('posts', postId, { $inc: { likeCount: 1 } }, options)
      const liked = { $set: { state: 'liked', at: new Date(), notifiedId: post?.authorId } }
      await db.collection('likes').updateOne(edge, liked, { ...options, upsert: true })
      await db.collection<Stored>('users').updateOne({ _id: userId }, { $inc: { writes: 1 } }, options)
      return changedPost('LikePostPayload', { id: postId, likeCount: post?.likeCount, viewerHasLiked: true })
    },
  },
  BookmarkPost: {
    target: ({ postId }) => postId,
    run: async (userId, { postId }, options) => {
      await changed('posts', postId, { $inc: { touches: 1 } }, options)
      await db.collection('bookmarks').insertOne({ userId, postId, at: new Date() }, options)
      await db.collection<Stored>('users').updateOne({ _id: userId }, { $inc: { writes: 1 } }, options)
      return changedPost('BookmarkPostPayload', { id: postId, viewerHasBookmarked: true })
    },
  },
  FollowUser: {
    target: ({ userId }) => userId,
    run: async (followerId, { userId }, options) => {
      const user = await changed('users', userId, { $inc: { followerCount: 1, writes: 1 } }, options)
      await db.collection('follows').insertOne({ followerId, followeeId: userId, at: new Date() }, options)
      const viewer = await changed('users', followerId, { $inc: { followingCount: 1, writes: 1 } }, options)
      const { username, followerCount } = user ?? {}
      const followed = { id: `user:${userId}`, username, followerCount, viewerIsFollowing: true, __typename: 'User' }
      const counted = { id: `user:${followerId}`, followingCount: viewer?.followingCount, __typename: 'User' }
      return { changed: { user: followed, viewer: counted, __typename: 'FollowUserPayload' } }
    },
  },
  CreatePost: {
    target: (_variables, viewerId) => viewerId,
    run: async (authorId, { input: { id, content } }, options) => {
      const at = new Date()
      const media = { images: [], video: null, links: [], hashtags: [], mentionIds: [] }
      const place = { authorId, parentId: null, top: 1 as const, createdAt: at, updatedAt: at }
      const post = { _id: id, content, ...place, ...media, likeCount: 0, replyCount: 0, touches: 0 }
      await db.collection<{ _id: string }>('posts').insertOne(post, options)
      const author = await changed('users', authorId, { $inc: { postCount: 1, writes: 1 } }, options)
      if (!author) throw new Error('The account is missing.')
      const shown = { ...newCard(post), author: { ...face(author), postCount: author.postCount } }
      return { createPost: { post: shown, __typename: 'CreatePostPayload' } }
    },
  },
}

const changedPost = (__typename: string, post: object) => ({
  changed: { post: { ...post, __typename: 'Post' }, __typename },
})

const last = new Map<string, Promise<unknown>>()

/** Writes to one document take turns, as Linnet's do: conflicts would be aborted and repeated. */
async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
  last.set(key, turn)
  try {
    return await turn
  } finally {
    if (last.get(key) === turn) last.delete(key)
  }
}

/** Runs a write of the client and returns its data; undefined if the operation is none. */
export function write(viewerId: string, operation: string, variables: Variables): Promise<object> | undefined {
  const known = writes[operation]
  if (!known) return undefined
  const run = (options: Options) => known.run(viewerId, variables, options)
  return inTurn(known.target(variables, viewerId), () =>
    inTransactions ? client.withSession((session) => session.withTransaction(() => run({ session }))) : run({}),
  )
}
