import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import DataLoader from 'dataloader'
import mongoose from 'mongoose'
import { BookmarkModel } from '../../server/bookmarks/bookmark.model.ts'
import { LikeModel } from '../../server/likes/like.model.ts'
import { PostModel } from '../../server/posts/post.model.ts'
import { UserModel } from '../../server/users/user.model.ts'
import { setting, reportPort, viewerOf } from './process.ts'

/** The usual way to write such a server, with the same data and indexes; uses DataLoader when MODE is `batched`. */
const isBatched = process.env['MODE'] === 'batched'

const typeDefs = `
  type User { id: ID! username: String! name: String! avatar: String! isVerified: Boolean! }
  type Post {
    id: ID! content: String! createdAt: String! likeCount: Int! replyCount: Int!
    viewerHasLiked: Boolean! viewerHasBookmarked: Boolean! author: User!
  }
  type PostEdge { node: Post! }
  type PostConnection { edges: [PostEdge!]! }
  type Query { posts(first: Int): PostConnection! }
`

type Load<Value> = { load(key: string): Promise<Value> }
type Person = { username: string; verifiedKind: string | null } | undefined
type Loaders = { authors: Load<Person>; liked: Load<boolean>; saved: Load<boolean> }
type Post = { id: string; authorId: string; createdAt: Date }

const people = (ids: readonly string[]) => UserModel.find({ _id: { $in: ids } })
const likesOf = (userId: string, postIds: readonly string[]) =>
  LikeModel.find({ userId, postId: { $in: postIds }, state: 'liked' })
const savedBy = (userId: string, postIds: readonly string[]) => BookmarkModel.find({ userId, postId: { $in: postIds } })

async function flags(ids: readonly string[], found: Promise<{ postId: string }[]>): Promise<boolean[]> {
  const those = new Set((await found).map(({ postId }) => postId))
  return ids.map((id) => those.has(id))
}

function batchedLoaders(userId: string): Loaders {
  return {
    authors: new DataLoader(async (ids: readonly string[]) => {
      const found = new Map((await people(ids)).map((person) => [person.id, person]))
      return ids.map((id) => found.get(id))
    }),
    liked: new DataLoader((ids: readonly string[]) => flags(ids, likesOf(userId, ids).exec())),
    saved: new DataLoader((ids: readonly string[]) => flags(ids, savedBy(userId, ids).exec())),
  }
}

function unbatchedLoaders(userId: string): Loaders {
  return {
    authors: { load: async (id) => (await UserModel.findById(id)) ?? undefined },
    liked: { load: async (postId) => (await LikeModel.exists({ userId, postId, state: 'liked' })) !== null },
    saved: { load: async (postId) => (await BookmarkModel.exists({ userId, postId })) !== null },
  }
}

const resolvers = {
  Query: {
    posts: async (_root: unknown, { first }: { first: number }) => {
      const rows = await PostModel.find({ top: 1 }).sort({ createdAt: -1, _id: -1 }).limit(first)
      return { edges: rows.map((node) => ({ node })) }
    },
  },
  Post: {
    createdAt: (post: Post) => post.createdAt.toISOString(),
    author: (post: Post, _args: unknown, { authors }: Loaders) => authors.load(post.authorId),
    viewerHasLiked: (post: Post, _args: unknown, { liked }: Loaders) => liked.load(post.id),
    viewerHasBookmarked: (post: Post, _args: unknown, { saved }: Loaders) => saved.load(post.id),
  },
  User: { isVerified: (person: NonNullable<Person>) => person.verifiedKind !== null },
}

await mongoose.connect(setting().uri, { autoIndex: false })
const server = new ApolloServer<Loaders>({ typeDefs, resolvers })
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: ({ req }) => Promise.resolve((isBatched ? batchedLoaders : unbatchedLoaders)(viewerOf(req))),
})
reportPort(Number(new URL(url).port))
