import { mentionSuggestions } from './mentionSuggestions.service.ts'
import { placedConnection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { suggestionsPage } from './suggestions.service.ts'

export const suggestionsResolvers: Resolvers = {
  Query: {
    mentionSuggestions: (_root, { search }, ctx) => mentionSuggestions(ctx, search),
    suggestedUsers: (_root, args, ctx) =>
      placedConnection('suggestedUsers', args, (page) => suggestionsPage(ctx, page)),
  },
}
