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
  type User { id: ID! username: String! name: String! avatar: String! isVerified: Boolean! verifiedKind: String }
  type Image { url: String! width: Int height: Int alt: String placeholder: String }
  type Video { url: String! poster: String width: Int height: Int }
  type PostLink { label: String! url: String! }
  type Post {
    id: ID! content: String! createdAt: String! updatedAt: String! likeCount: Int! replyCount: Int!
    images: [Image!]! video: Video links: [PostLink!]! mentions: [User!]! parent: Post
    viewerHasLiked: Boolean! viewerHasBookmarked: Boolean! author: User!
  }
  type PostEdge { node: Post! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type PostConnection { edges: [PostEdge!]! pageInfo: PageInfo! }
  type Query { posts(after: String, first: Int = 20): PostConnection! }
`

type Load<Value> = { load(key: string): Promise<Value> }
type Person = { id: string; username: string; verifiedKind: string | null } | undefined
type Loaders = { authors: Load<Person>; liked: Load<boolean>; saved: Load<boolean> }
type Post = { id: string; authorId: string; mentionIds: string[]; createdAt: Date; updatedAt: Date }

const people = (ids: readonly string[]) => UserModel.find({ _id: { $in: ids } })
const likesOf = (userId: string, postIds: readonly string[]) =>
  LikeModel.find({ userId, postId: { $in: postIds }, state: 'liked' })
const savedBy = (userId: string, postIds: readonly string[]) => BookmarkModel.find({ userId, postId: { $in: postIds } })

async function flags(ids: readonly string[], found: Promise<{ postId: string }[]>): Promise<boolean[]> {
  const those = new Set((await found).map(({ postId }) => postId))
  return ids.map((id) => those.has(id))
}

/** A guest has marked nothing. */
const nothing: Load<boolean> = { load: () => Promise.resolve(false) }

function batchedLoaders(userId?: string): Loaders {
  const authors = new DataLoader(async (ids: readonly string[]) => {
    const found = new Map((await people(ids)).map((person) => [person.id, person]))
    return ids.map((id) => found.get(id))
  })
  if (userId === undefined) return { authors, liked: nothing, saved: nothing }
  return {
    authors,
    liked: new DataLoader((ids: readonly string[]) => flags(ids, likesOf(userId, ids).exec())),
    saved: new DataLoader((ids: readonly string[]) => flags(ids, savedBy(userId, ids).exec())),
  }
}

function unbatchedLoaders(userId?: string): Loaders {
  const authors: Loaders['authors'] = { load: async (id) => (await UserModel.findById(id)) ?? undefined }
  if (userId === undefined) return { authors, liked: nothing, saved: nothing }
  return {
    authors,
    liked: { load: async (postId) => (await LikeModel.exists({ userId, postId, state: 'liked' })) !== null },
    saved: { load: async (postId) => (await BookmarkModel.exists({ userId, postId })) !== null },
  }
}

const resolvers = {
  Query: {
    posts: async (_root: unknown, { first }: { first: number }) => {
      const rows = await PostModel.find({ top: 1 })
        .sort({ createdAt: -1, _id: -1 })
        .limit(first + 1)
      const shown = rows.slice(0, first)
      const pageInfo = { hasNextPage: rows.length > first, endCursor: shown.at(-1)?.id }
      return { edges: shown.map((node) => ({ node })), pageInfo }
    },
  },
  Post: {
    createdAt: (post: Post) => post.createdAt.toISOString(),
    updatedAt: (post: Post) => post.updatedAt.toISOString(),
    parent: () => null,
    author: (post: Post, _args: unknown, { authors }: Loaders) => authors.load(post.authorId),
    mentions: ({ mentionIds }: Post, _args: unknown, { authors }: Loaders) =>
      Promise.all(mentionIds.map((id) => authors.load(id))),
    viewerHasLiked: (post: Post, _args: unknown, { liked }: Loaders) => liked.load(post.id),
    viewerHasBookmarked: (post: Post, _args: unknown, { saved }: Loaders) => saved.load(post.id),
  },
  User: {
    id: (person: NonNullable<Person>) => `user:${person.id}`,
    isVerified: (person: NonNullable<Person>) => person.verifiedKind !== null,
  },
}

await mongoose.connect(setting().uri, { autoIndex: false })
const server = new ApolloServer<Loaders>({ typeDefs, resolvers })
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: ({ req }) => Promise.resolve((isBatched ? batchedLoaders : unbatchedLoaders)(viewerOf(req))),
})
reportPort(Number(new URL(url).port))
