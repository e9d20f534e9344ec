import { readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { authResolvers } from '../auth/auth.resolvers.ts'
import { bookmarksResolvers } from '../bookmarks/bookmarks.resolvers.ts'
import { feedsResolvers } from '../feeds/feeds.resolvers.ts'
import { followsResolvers } from '../follows/follows.resolvers.ts'
import { likesResolvers } from '../likes/likes.resolvers.ts'
import { suggestionsResolvers } from '../follows/suggestions.resolvers.ts'
import { postsResolvers } from '../posts/posts.resolvers.ts'
import { userSearchResolvers } from '../users/userSearch.resolvers.ts'
import { usersResolvers } from '../users/users.resolvers.ts'
import { DateTime } from './scalars.ts'

/** `schema.graphql` with the resolvers of all domains. Throws when a resolver names what the schema does not have. */
export function buildSchema(schemaPath: string): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: readFileSync(schemaPath, 'utf8'),
    resolvers: [
      { DateTime },
      authResolvers,
      usersResolvers,
      userSearchResolvers,
      postsResolvers,
      likesResolvers,
      bookmarksResolvers,
      followsResolvers,
      suggestionsResolvers,
      feedsResolvers,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
}
