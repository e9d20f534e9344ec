import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { type Filter, MongoClient } from 'mongodb'
import { listenAndReport, setting, viewerOf } from './process.ts'

type Media = { images: object[]; video: object | null; links: object[] }
type Row = Media & { _id: string; authorId: string; parentId: string | null; content: string } & {
  mentionIds: string[]
  createdAt: Date
  updatedAt: Date
  likeCount: number
  replyCount: number
  top?: 1
}
type Person = { _id: string; username: string; name: string; avatar: string; verifiedKind: string | null }
type Edge = { userId: string; postId: string; state?: string }
type Asked = { operationName: string; variables: { id: string } }

const { uri } = setting()
const db = (await MongoClient.connect(uri)).db()
const posts = db.collection<Row>('posts')
const people = db.collection<Person>('users')
const likes = db.collection<Edge>('likes')
const bookmarks = db.collection<Edge>('bookmarks')
const follows = db.collection<{ followerId: string; followeeId: string }>('follows')

const first = 20
const newest = { createdAt: -1, _id: -1 } as const
const fields = {
  ...{ authorId: 1, parentId: 1, content: 1, images: 1, video: 1, links: 1, mentionIds: 1 },
  ...{ createdAt: 1, updatedAt: 1, likeCount: 1, replyCount: 1 },
} as const

const find = (filter: Filter<Row>, limit: number) =>
  posts.find(filter).sort(newest).limit(limit).project<Row>(fields).toArray()

async function markedIn(collection: typeof likes, userId: string | undefined, own: Filter<Edge>): Promise<Set<string>> {
  if (userId === undefined) return new Set()
  const rows = await collection
    .find({ userId, ...own })
    .project<Edge>({ _id: 0, postId: 1 })
    .toArray()
  return new Set(rows.map(({ postId }) => postId))
}

/** Authors and mentioned people, likes and bookmarks of rows, in three commands at once; a guest needs one. */
async function cards(userId: string | undefined, rows: readonly Row[]) {
  const postId = { $in: rows.map(({ _id }) => _id) }
  const peopleIds = [...new Set(rows.flatMap(({ authorId, mentionIds }) => [authorId, ...mentionIds]))]
  const [known, liked, saved] = await Promise.all([
    people
      .find({ _id: { $in: peopleIds } })
      .project<Person>({ username: 1, name: 1, avatar: 1, verifiedKind: 1 })
      .toArray(),
    markedIn(likes, userId, { postId, state: 'liked' }),
    markedIn(bookmarks, userId, { postId }),
  ])
  const byId = new Map(known.map((person) => [person._id, person]))
  return new Map(rows.map((row) => [row._id, card(row, byId, liked, saved)]))
}

function card(row: Row, known: ReadonlyMap<string, Person>, liked: Set<string>, saved: Set<string>) {
  const person = known.get(row.authorId)
  const { _id: id, content, createdAt, updatedAt, likeCount, replyCount, video } = row
  return {
    ...{ id, content, createdAt, updatedAt, likeCount, replyCount, parent: null as object | null },
    viewerHasLiked: liked.has(id),
    viewerHasBookmarked: saved.has(id),
    images: row.images.map((image) => ({ ...image, __typename: 'Image' })),
    video: video && { ...video, __typename: 'Video' },
    mentions: row.mentionIds
      .flatMap((id) => known.get(id) ?? [])
      .map(({ _id, username }) => ({ id: `user:${_id}`, username, __typename: 'User' })),
    links: row.links.map((link) => ({ ...link, __typename: 'PostLink' })),
    author: person && {
      ...{ id: `user:${person._id}`, username: person.username, name: person.name, avatar: person.avatar },
      ...{ isVerified: person.verifiedKind !== null, verifiedKind: person.verifiedKind, __typename: 'User' },
    },
    __typename: 'Post',
  }
}

type Card = ReturnType<typeof card>

function connection(rows: readonly Row[], byId: ReadonlyMap<string, Card>, parent: object | null = null) {
  const shown = rows.slice(0, first)
  const last = shown.at(-1)
  return {
    edges: shown.map(({ _id }) => ({ node: { ...byId.get(_id), parent }, __typename: 'PostEdge' })),
    pageInfo: {
      hasNextPage: rows.length > first,
      endCursor: last ? Buffer.from(`${last.createdAt.getTime()},${last._id}`).toString('base64url') : null,
      __typename: 'PageInfo',
    },
    __typename: 'PostConnection',
  }
}

async function list(userId: string | undefined, filter: Filter<Row>) {
  const rows = await find(filter, first + 1)
  return connection(rows, await cards(userId, rows.slice(0, first)))
}

async function home(userId = '') {
  const followed = await follows
    .find({ followerId: userId })
    .project<{ followeeId: string }>({ followeeId: 1 })
    .toArray()
  const authors = [userId, ...followed.map(({ followeeId }) => followeeId)]
  return list(userId, { top: 1, authorId: { $in: authors } })
}

async function post(userId: string | undefined, id: string) {
  const [found, replies] = await Promise.all([
    posts.find({ _id: id }).project<Row>(fields).toArray(),
    find({ parentId: id }, first + 1),
  ])
  const byId = await cards(userId, [...found, ...replies.slice(0, first)])
  const top = byId.get(id)
  if (!top) return null
  const { username } = top.author ?? {}
  const parent = { id, author: { id: top.author?.id, username, __typename: 'User' }, __typename: 'Post' }
  return { ...top, replies: connection(replies, byId, parent) }
}

const answers: Record<string, (userId: string | undefined, variables: Asked['variables']) => Promise<object>> = {
  Explore: async (userId) => ({ posts: await list(userId, { top: 1 }) }),
  Home: async (userId) => ({ feed: await home(userId) }),
  PostPage: async (userId, { id }) => ({ post: await post(userId, id) }),
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const { operationName, variables } = JSON.parse(text) as Asked
  const userId = viewerOf(request)
  const data = await answers[operationName]?.(userId, variables)
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }))
}

listenAndReport(createServer((request, response) => void answer(request, response)))
