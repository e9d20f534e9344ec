import { Schema, model } from 'mongoose'
import { requireViewer } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Domain } from '../domain.ts'
import { domains } from '../domains.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { countOnPost } from '../posts/posts.service.ts'
import { useServer } from './testServer.ts'

type Star = { userId: string; postId: string }

const schema = new Schema<Star>(
  { userId: { type: String, required: true }, postId: { type: String, required: true } },
  { versionKey: false },
)
schema.index({ userId: 1, postId: 1 }, { unique: true })

export const StarModel = model<Star>('Star', schema, 'stars')

export const hidden = { users: new Set<string>(), posts: new Set<string>() }

/** How many deletions of posts succeed before one fails. */
export const interruption = { deletionsLeft: Infinity }

type StarPost = (root: unknown, args: { postId: string }, ctx: Parameters<typeof requireViewer>[0]) => Promise<boolean>

const starPost: StarPost = async (_root, { postId }, ctx) => {
  const { id } = requireViewer(ctx)
  await inTransaction([id, postId], async ({ session }) => {
    await countOnPost(postId, { starCount: 1 }, session)
    await StarModel.create([{ userId: id, postId }], { session })
  })
  return true
}

/** A domain that only tests have. */
const starsDomain: Domain = {
  name: 'stars',
  models: [StarModel],
  schema: `
    extend type Post { viewerHasStarred: Boolean!, starCount: Int! }
    extend type Mutation { starPost(postId: ID!): Boolean! }`,
  resolvers: [{ Mutation: { starPost } } as Resolvers],
  edges: [{ collection: 'stars', pair: { userId: 1, postId: 1 }, mark: 'viewerHasStarred', counter: 'starCount' }],
  counters: ['starCount'],
  visibility: {
    users: async () => (user) => !hidden.users.has(user._id),
    posts: async () => (post) => !hidden.posts.has(post._id),
  },
  onPostsDeleted: async () => {
    if (interruption.deletionsLeft-- === 0) throw new Error('interrupted')
  },
  invariants: {
    references: [
      {
        rule: 'starCount is the number of stars, and every star has its post',
        from: { collection: 'stars', field: 'postId', noun: 'star' },
        to: { collection: 'posts', noun: 'post' },
        counter: { field: 'starCount', counts: true },
      },
    ],
  },
}

export const withStars: readonly Domain[] = [...domains, starsDomain]

export const useStars = () => useServer(undefined, withStars)
