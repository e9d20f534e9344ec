import { parsePage, placedToConnection } from '../graphql/connections.ts'
import type { Resolvers } from '../graphql/resolvers.generated.ts'
import { feedPage } from './feeds.service.ts'

export const feedsResolvers: Resolvers = {
  Query: {
    feed: async (_root, { filter, ...page }, ctx) =>
      placedToConnection(await feedPage(ctx, filter, parsePage(page)), page),
  },
}
