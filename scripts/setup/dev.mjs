import { existsSync } from 'node:fs'
import { prepare } from './prepare.mjs'
import { inProject, root } from './run.mjs'
import { client, types } from './steps.mjs'

/** Runs the client, the server and codegen, which all reload by themselves, and MongoDB. */
export async function dev() {
  // The playground comes from its last build, because Vite cannot bundle its workers in advance.
  await prepare(existsSync(inProject('dist/client/graphiql.html')) ? [types] : [types, client])
  const { concurrently } = await import('concurrently')
  const { config } = await import('dotenv')
  config({ path: inProject('.env'), quiet: true })
  // tsx watches only the process that it started.
  process.env.WORKERS = '1'
  // Vite's proxy must know the port before the server runs.
  process.env.PORT ||= '4000'
  process.env.PATH = `${inProject('node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
  const mongo = await startDatabase()
  const { result } = concurrently(
    [
      { name: 'api', command: 'tsx watch --clear-screen=false --include schema.graphql server/main.ts' },
      { name: 'client', command: 'vite --clearScreen false' },
      { name: 'types', command: 'graphql-codegen --config codegen.ts --watch' },
    ],
    { cwd: root, prefixColors: 'auto', killOthersOn: ['failure'] },
  )
  await result.catch(() => {
    process.exitCode = 1
  })
  await mongo?.stop()
}

/** Starts the embedded MongoDB, or uses that of a running app, and tells the server its address. */
async function startDatabase() {
  const { register } = await import('tsx/esm/api')
  register()
  const { loadConfig } = await import('../../server/loadConfig.ts')
  const { useEmbeddedMongo } = await import('../../server/db/mongod/embedded.ts')
  const { dataDir, mongoCacheMb: cacheMb, mongodbUri } = loadConfig()
  if (mongodbUri) return undefined
  const mongo = await useEmbeddedMongo({ dataDir, cacheMb, report: console.log })
  process.env.MONGODB_URI = mongo.uri
  return mongo
}
