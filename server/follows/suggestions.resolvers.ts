import type { Resolvers } from '../graphql/resolvers.generated.ts'
import { suggestedUsers } from './suggestions.service.ts'

export const suggestionsResolvers: Resolvers = {
  Query: {
    // A client may send null in spite of the default.
    suggestedUsers: (_root, { first }: { first?: number | null }, ctx) => suggestedUsers(ctx, first ?? 4),
  },
}
