import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import mongoose from 'mongoose'
import { type Loaders, batchedLoaders, unbatchedLoaders } from './mongoose/loaders.ts'
import { resolvers } from './mongoose/resolvers.ts'
import { typeDefs } from './mongoose/typeDefs.ts'
import { reportPort, setting, viewerOf } from './process.ts'

/** The usual way to write such a server, with the same data and indexes; uses DataLoader when MODE is `batched`. */
const isBatched = process.env['MODE'] === 'batched'

await mongoose.connect(setting().uri, { autoIndex: false, writeConcern: { w: 'majority', journal: true } })
const server = new ApolloServer<Loaders>({ typeDefs, resolvers })
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: ({ req }) => Promise.resolve((isBatched ? batchedLoaders : unbatchedLoaders)(viewerOf(req))),
})
reportPort(Number(new URL(url).port))
