import { placedConnection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { searchPosts } from './search.service.ts'

export const searchResolvers: Resolvers = {
  Query: {
    searchPosts: (_root, { query, order, ...args }, ctx) =>
      placedConnection(`searchPosts ${order} ${query}`, args, (page) => searchPosts(ctx, query, order, page)),
  },
}
