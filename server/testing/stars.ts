import { Schema, model } from 'mongoose'
import { requireViewer } from '../context.ts'
import { find } from '../db/read.ts'
import type { Domain } from '../domain.ts'
import type { Resolvers } from '../graphql/resolvers.generated.ts'
import type { PostRow } from '../posts/post.row.ts'

/** A star that an account gave a post. */
type Star = { userId: string; postId: string }

const schema = new Schema<Star>(
  { userId: { type: String, required: true }, postId: { type: String, required: true } },
  { versionKey: false },
)
schema.index({ userId: 1, postId: 1 }, { unique: true })

export const StarModel = model<Star>('Star', schema, 'stars')

/** The accounts and posts that are hidden from everybody. */
export const hidden = { users: new Set<string>(), posts: new Set<string>() }

type StarredRow = PostRow & { viewerHasStarred?: boolean }
type StarPost = (root: unknown, args: { postId: string }, ctx: Parameters<typeof requireViewer>[0]) => Promise<boolean>

const starPost: StarPost = async (_root, { postId }, ctx) => {
  await StarModel.create({ userId: requireViewer(ctx).id, postId })
  return true
}

/** A domain only for tests: it uses every extension point of a domain, and the rest of the server does not know it. */
export const starsDomain: Domain = {
  name: 'stars',
  models: [StarModel],
  schema: `
    extend type Post { viewerHasStarred: Boolean! }
    extend type Mutation { starPost(postId: ID!): Boolean! }`,
  resolvers: [
    {
      Post: { viewerHasStarred: (post: StarredRow) => post.viewerHasStarred === true },
      Mutation: { starPost },
    } as Resolvers,
  ],
  hydrators: {
    posts: async (ctx, ids) => {
      if (!ctx.viewer || !ctx.selection.has('Post.viewerHasStarred')) return () => {}
      const own = { userId: ctx.viewer.id, postId: { $in: [...ids] } }
      const found = await find<Star>('stars', own, { hint: { userId: 1, postId: 1 }, limit: ids.length })
      const starred = new Set(found.map((star) => star.postId))
      return (post: StarredRow) => void (post.viewerHasStarred = starred.has(post._id))
    },
  },
  visibility: {
    users: async () => (user) => !hidden.users.has(user._id),
    posts: async () => (post) => !hidden.posts.has(post._id),
  },
  onPostsDeleted: async (postIds, { session }) => {
    await StarModel.deleteMany({ postId: { $in: [...postIds] } }, { session })
  },
  onAccountDeleted: async (userId) => void (await StarModel.deleteMany({ userId })),
  invariants: {
    references: [
      {
        rule: 'every star has its post',
        from: { collection: 'stars', field: 'postId', noun: 'star' },
        to: { collection: 'posts', noun: 'post' },
      },
    ],
  },
}
