import { connection, placedConnection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { searchUsers } from './userSearch.service.ts'
import { newestUsersPage, userPosition } from './users.read.ts'

export const userSearchResolvers: Resolvers = {
  Query: {
    users: (_root, { search, ...args }, ctx) =>
      typeof search === 'string'
        ? placedConnection(`users ${search}`, args, (page) => searchUsers(ctx, search, page))
        : connection('users', args, (page) => newestUsersPage(ctx, page), userPosition),
  },
}
