import { readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import type { Domain } from '../domain.ts'
import { nodeResolvers } from './nodes.ts'
import { postFields } from './postFields.ts'
import { DateTime } from './scalars.ts'
import { withSelection } from './selection.ts'

/** Throws if a resolver does not match the schema. */
export function buildSchema(schemaPath: string, domains: readonly Domain[]): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: [readFileSync(schemaPath, 'utf8'), ...domains.flatMap(({ schema }) => schema ?? [])],
    resolvers: [
      { DateTime },
      nodeResolvers(domains),
      postFields(domains),
      ...domains.flatMap(({ resolvers }) => resolvers ?? []),
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    // Otherwise each start would build the schema twice.
    updateResolversInPlace: true,
  })
  return withSelection(schema)
}
