import { hydrated } from '../context.ts'
import { connection, countedConnection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { postPosition } from './post.row.ts'
import { postById, quotesPage, quoted, requiredPost } from './posts.read.ts'
import { quotePolicyOf } from './quotePolicies.ts'
import { detachQuote } from './quotes.ts'

export const quotesResolvers: Resolvers = {
  Mutation: {
    detachQuote: async (_root, { input }, ctx) => {
      const quotedId = await detachQuote(ctx, input.postId)
      const [post, quotedPost] = await Promise.all([postById(ctx, input.postId), requiredPost(ctx, quotedId)])
      return { post, quotedPost }
    },
  },
  Post: {
    quoted: (post, _args, ctx) => (post.quoted === undefined ? quoted(ctx, post) : post.quoted),
    quotePolicy: (post) => quotePolicyOf(post),
    viewerCanQuote: ({ viewerCanQuote }) => hydrated(viewerCanQuote, 'Post.viewerCanQuote'),
    quotes: (post, args, ctx, info) =>
      countedConnection(`quotes ${post._id}`, post.quoteCount ?? 0, info, args, (list) =>
        connection(list, args, (page) => quotesPage(ctx, post, page), postPosition),
      ),
  },
  Quote: {
    hasMutedWord: ({ post }) => post?.author?.mutesText?.(post.content, 'HOME') ?? false,
  },
}
