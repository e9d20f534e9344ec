import { parsePage, placedToConnection } from '../graphql/connections.ts'
import type { Resolvers } from '../graphql/resolvers.generated.ts'
import { searchUsers } from './userSearch.service.ts'

export const userSearchResolvers: Resolvers = {
  Query: {
    users: async (_root, { search, ...page }, ctx) =>
      placedToConnection(await searchUsers(ctx, search, parsePage(page)), page),
  },
}
