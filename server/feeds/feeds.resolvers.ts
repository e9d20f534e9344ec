import type { Resolvers } from '../graphql/resolvers.generated.ts'

export const feedsResolvers: Resolvers = {}
