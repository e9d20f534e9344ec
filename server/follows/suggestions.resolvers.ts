import type { Resolvers } from '../graphql/resolvers.generated.ts'
import { suggestedUsers } from './suggestions.service.ts'

export const suggestionsResolvers: Resolvers = {
  Query: {
    suggestedUsers: (_root, { first }, ctx) => suggestedUsers(ctx, first ?? 4),
  },
}
