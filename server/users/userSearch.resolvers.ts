import { parsePage, placedToConnection, toConnection } from '../graphql/connections.ts'
import type { Resolvers } from '../graphql/resolvers.generated.ts'
import { searchUsers } from './userSearch.service.ts'
import { newestUsersPage, userPosition } from './users.read.ts'

export const userSearchResolvers: Resolvers = {
  Query: {
    users: async (_root, { search, ...page }, ctx) =>
      typeof search === 'string'
        ? placedToConnection(await searchUsers(ctx, search, parsePage(page)), page)
        : toConnection(await newestUsersPage(ctx, parsePage(page)), userPosition, page),
  },
}
