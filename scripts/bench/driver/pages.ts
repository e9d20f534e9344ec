import type { Filter } from 'mongodb'
import { cards, connection, face, listOf, oneMore } from './cards.ts'
import { type Person, fields, findPosts, follows, mostLiked, newest, people, posts } from './database.ts'
import type { Row } from './database.ts'

type Variables = { id: string; username: string; search: string; than: string } & Shown
type Shown = { filter: 'LATEST' | 'TRENDING'; list: 'EXPLORE' | 'HOME' }
type Page = (userId: string | undefined, variables: Variables) => Promise<object>

/** The client's pages with few commands, by the name of the client's operation. */
export const pages: Record<string, Page> = {
  Explore: async (userId) => ({ posts: await listOf(userId, await findPosts({ top: 1 }, oneMore)) }),
  Home: async (userId, { filter }) => ({ feed: await home(userId, filter) }),
  NewerPosts: async (userId, { list, than }) => ({
    newerPosts: await newerThan(than, list === 'HOME' ? { authorId: { $in: await authorsOf(userId) } } : {}),
  }),
  PostPage: async (userId, { id }) => ({ post: await post(userId, id) }),
  ProfileTweets: async (userId, { username }) => ({ user: await profile(userId, username) }),
  UserSearch: async (_userId, { search }) => ({ users: await found(search.toLowerCase()) }),
}

/** What a client that waits for new posts asks for: ids, and the authors' pictures. */
async function newerThan(than: string, filter: Filter<Row>) {
  const [known] = await posts.find({ _id: than }).project<Row>({ createdAt: 1 }).toArray()
  if (!known) throw new Error('The client asks about a post that exists.')
  const isNewer = { top: 1, ...filter, createdAt: { $gt: known.createdAt } } as const
  const rows = await posts.find(isNewer).sort(newest).limit(20).project<Row>({ authorId: 1 }).toArray()
  const authors = [...new Set(rows.map(({ authorId }) => authorId))]
  const found =
    rows.length > 0
      ? await people
          .find({ _id: { $in: authors } })
          .project<Person>({ avatar: 1 })
          .toArray()
      : []
  const byId = new Map(found.map(({ _id, avatar }) => [_id, { id: `user:${_id}`, avatar, __typename: 'User' }]))
  return rows.map(({ _id, authorId }) => ({ id: _id, author: byId.get(authorId), __typename: 'Post' }))
}

async function authorsOf(userId = ''): Promise<string[]> {
  const followed = await follows
    .find({ followerId: userId })
    .project<{ followeeId: string }>({ followeeId: 1 })
    .toArray()
  return [userId, ...followed.map(({ followeeId }) => followeeId)]
}

async function home(userId: string | undefined, filter: Variables['filter']) {
  const authors = await authorsOf(userId)
  const order = filter === 'LATEST' ? newest : mostLiked
  return listOf(userId, await findPosts({ top: 1, authorId: { $in: authors } }, oneMore, order))
}

async function post(userId: string | undefined, id: string) {
  const [found, replies] = await Promise.all([
    posts.find({ _id: id }).project<Row>(fields).toArray(),
    findPosts({ parentId: id }, oneMore),
  ])
  const byId = await cards(userId, [...found, ...replies.slice(0, oneMore - 1)])
  const top = byId.get(id)
  if (!top) return null
  const { username } = top.author ?? {}
  const parent = { id, author: { id: top.author?.id, username, __typename: 'User' }, __typename: 'Post' }
  return { ...top, replies: connection(replies, byId, parent) }
}

async function profile(userId: string | undefined, username: string) {
  const user = await people.findOne({ usernameKey: username }, { projection: { passwordHash: 0, searchTokens: 0 } })
  if (!user) return null
  const [list, following, followed] = await Promise.all([
    findPosts({ top: 1, authorId: user._id }, oneMore).then((rows) => listOf(userId, rows)),
    isFollowing(userId, user._id),
    isFollowing(user._id, userId),
  ])
  const { cover, bio, location, website, postCount, followerCount, followingCount, createdAt } = user
  return {
    ...face(user),
    ...{ cover, bio, location, website, postCount, followerCount, followingCount, createdAt },
    viewerIsFollowing: following,
    isFollowingViewer: followed,
    posts: list,
  }
}

async function isFollowing(followerId: string | undefined, followeeId: string | undefined): Promise<boolean> {
  if (followerId === undefined || followeeId === undefined) return false
  return (await follows.findOne({ followerId, followeeId }, { projection: { _id: 1 } })) !== null
}

/** The account of this username, then names that start with the word, then those with it inside, each most followed first. */
async function found(word: string) {
  const starts = { $regexMatch: { input: '$$token', regex: `^\\^${word}` } }
  const rows = await people
    .aggregate<Person>([
      { $match: { searchTokens: { $in: [new RegExp(`^\\^${word}`), new RegExp(`^${word}`)] } } },
      { $set: { isNamed: { $eq: ['$usernameKey', word] } } },
      { $set: { isStart: { $anyElementTrue: { $map: { input: '$searchTokens', as: 'token', in: starts } } } } },
      { $sort: { isNamed: -1, isStart: -1, followerCount: -1, createdAt: -1, _id: -1 } },
      { $limit: 8 },
      { $project: { username: 1, name: 1, avatar: 1, verifiedKind: 1 } },
    ])
    .toArray()
  return {
    edges: rows.map((row) => ({ node: face(row), __typename: 'UserEdge' })),
    __typename: 'UserConnection',
  }
}
