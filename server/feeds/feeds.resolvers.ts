import { placedConnection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { feedPage } from './feeds.service.ts'
import { newerPosts } from './newerPosts.service.ts'

export const feedsResolvers: Resolvers = {
  Query: {
    feed: (_root, { filter, ...args }, ctx) =>
      placedConnection(`feed ${filter}`, args, (page) => feedPage(ctx, filter, page)),
    newerPosts: (_root, { list, than }, ctx) => newerPosts(ctx, list, than ?? null),
  },
}
