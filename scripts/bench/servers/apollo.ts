import { readFileSync } from 'node:fs'
import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import { makeExecutableSchema } from '@graphql-tools/schema'
import mongoose from 'mongoose'
import { resolvers } from './apolloResolvers.ts'
import { loadersFor } from './loaders.ts'
import { setting, viewerOf } from './serve.ts'

/** A typical good server: Apollo Server, Mongoose with lean reads, DataLoader, the same indexes. */
await mongoose.connect(setting('MONGODB_URI'), { autoIndex: false, writeConcern: { w: 'majority', journal: true } })
const typeDefs = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8')
const server = new ApolloServer({ schema: makeExecutableSchema({ typeDefs, resolvers }) })
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: async ({ req }) => loadersFor(viewerOf(req) ?? ''),
})
console.log(`Ready on :${new URL(url).port}`)
