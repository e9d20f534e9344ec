import type { Resolvers } from '../graphql/resolvers.generated.ts'
import { suggestedUsers } from './suggestions.service.ts'

export const suggestionsResolvers: Resolvers = {
  Query: {
    // A null may be sent where the schema has a default.
    suggestedUsers: (_root, { first }: { first?: number | null }, ctx) => suggestedUsers(ctx, first ?? 4),
  },
}
