import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { type ClientSession, MongoClient, type UpdateFilter } from 'mongodb'
import { listenAndReport, setting, viewerOf } from './process.ts'
import type { Mutation, WriteRequest } from './writing.ts'

/** The same writes as Linnet's by the driver on plain HTTP, with or without a transaction (`MODE`). */
const { uri } = setting()
const client = await MongoClient.connect(uri, { writeConcern: { w: 'majority', journal: true } })
const db = client.db()
const inTransactions = process.env['MODE'] === 'transaction'

type Counters = Record<'likeCount' | 'touches' | 'postCount' | 'followerCount' | 'followingCount' | 'writes', number>
type Row = Counters & { _id: string } & Record<
    'authorId' | 'username' | 'name' | 'avatar' | 'verifiedKind',
    string | null
  >
type Variables = WriteRequest['variables']
type Options = { session?: ClientSession }
type Write = (viewerId: string, variables: Variables, options: Options) => Promise<object>

const changed = (collection: string, _id: string, change: UpdateFilter<Row>, options: Options) =>
  db.collection<Row>(collection).findOneAndUpdate({ _id }, change, { ...options, returnDocument: 'after' })

const writes: Record<Mutation, Write> = {
  like: async (userId, { postId }, options) => {
    const edge = { userId, postId, state: 'disliked' }
    const post = await changed('posts', postId, { $inc: { likeCount: 1 } }, options)
    const liked = { $set: { state: 'liked', at: new Date(), notifiedId: post?.authorId } }
    await db.collection('likes').updateOne(edge, liked, { ...options, upsert: true })
    await changed('users', userId, { $inc: { writes: 1 } }, options)
    return { post: { id: postId, likeCount: post?.likeCount, viewerHasLiked: true } }
  },
  bookmark: async (userId, { postId }, options) => {
    await changed('posts', postId, { $inc: { touches: 1 } }, options)
    await db.collection('bookmarks').insertOne({ userId, postId, at: new Date() }, options)
    await changed('users', userId, { $inc: { writes: 1 } }, options)
    return { post: { id: postId, viewerHasBookmarked: true } }
  },
  follow: async (followerId, { userId }, options) => {
    const user = await changed('users', userId, { $inc: { followerCount: 1, writes: 1 } }, options)
    await db.collection('follows').insertOne({ followerId, followeeId: userId, at: new Date() }, options)
    const viewer = await changed('users', followerId, { $inc: { followingCount: 1, writes: 1 } }, options)
    return {
      user: {
        id: userId,
        username: user?.username,
        followerCount: user?.followerCount,
        viewerIsFollowing: true,
      },
      viewer: { id: followerId, followingCount: viewer?.followingCount },
    }
  },
  create: async (authorId, { input: { id, content } }, options) => {
    const at = new Date()
    const counts = { likeCount: 0, replyCount: 0 }
    const media = { images: [], video: null, links: [], hashtags: [], mentionIds: [] }
    const place = { authorId, parentId: null, top: 1, createdAt: at, updatedAt: at }
    const post = { _id: id, content, ...place, ...media, ...counts, touches: 0 }
    await db.collection<{ _id: string }>('posts').insertOne(post, options)
    const author = await changed('users', authorId, { $inc: { postCount: 1, writes: 1 } }, options)
    if (!author) throw new Error('The account is missing.')
    const { username, name, avatar, verifiedKind, postCount } = author
    return {
      post: {
        ...{ id, content, createdAt: at, ...counts, viewerHasLiked: false, viewerHasBookmarked: false },
        author: { id: authorId, username, name, avatar, isVerified: verifiedKind !== null, postCount },
      },
    }
  },
}

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

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const { variables, extensions } = JSON.parse(text) as WriteRequest
  const viewerId = viewerOf(request) ?? ''
  const write = (options: Options) => writes[extensions.kind](viewerId, variables, options)
  const target = { like: variables.postId, bookmark: variables.postId, follow: variables.userId, create: viewerId }
  const data = await inTurn(target[extensions.kind], () =>
    inTransactions ? client.withSession((session) => session.withTransaction(() => write({ session }))) : write({}),
  )
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: { changed: data } }))
}

listenAndReport(createServer((request, response) => void answer(request, response)))
