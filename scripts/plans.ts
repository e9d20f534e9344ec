import { parseConfig } from '../server/config.ts'
import { database } from '../server/db/connection.ts'
import { startTestMongo } from '../server/db/mongod/testMongo.ts'
import { domains } from '../server/domains.ts'
import { listen } from '../server/http/listen.ts'
import { createLog } from '../server/log.ts'
import { findPaths } from '../server/paths.ts'
import { startServer } from '../server/server.ts'
import { explain } from './plans/explain.ts'
import { operations, searchesForWords } from './plans/operations.ts'
import { type Target, costOf } from './plans/read.ts'
import { table } from './plans/table.ts'
import { fillWorld } from './plans/world.ts'

/** `--small` uses a tenth of the data, for a quick test. */
const scale = process.argv.includes('--small') ? 0.1 : 1
const sizes = {
  users: 5_000 * scale,
  posts: 20_000 * scale,
  replies: 5_000 * scale,
  follows: 20,
  likes: 20,
  bookmarks: 5,
}
const secret = 'a secret for a server that runs for a minute'

/** `npm run plans` prints the query plan of every command of the API's reads. */
async function main(): Promise<void> {
  const mongo = await startTestMongo(console.error)
  try {
    const uri = new URL(mongo.uri)
    uri.pathname = `/plans-${process.pid}`
    const server = await startServer(uri.href, {
      config: parseConfig({ JWT_SECRET: secret, LOG_LEVEL: 'warn', RATE_LIMITS: 'false' }),
      domains,
      monitorCommands: true,
      paths: findPaths(),
      log: createLog('warn'),
      seed: () => fillWorld(sizes),
      listen: (http) => listen(http, 0, '127.0.0.1', () => {}),
    })
    try {
      // Otherwise the commands of migrations would count as those of a read.
      await server.migrated
      await print({ url: `http://127.0.0.1:${server.port}/graphql`, secret })
    } finally {
      await database().dropDatabase()
      await server.stop()
    }
  } finally {
    await mongo.stop()
  }
}

async function print(target: Target): Promise<void> {
  const counts = Object.entries(sizes).map(([name, size]) => `${size} ${name}`)
  console.log(`${counts.join(', ')} (the last three per account)`)
  const rows: (string | number)[][] = []
  for (const operation of [...operations, ...searchesForWords]) {
    const { first, next, fromEnd } = await costOf(operation, target)
    for (const [page, commands] of Object.entries({ 1: first, 2: next, last: fromEnd }))
      for (const command of commands)
        for (const { collection, stages, index, limit, keys, documents, returned } of await explain(command))
          rows.push([operation.name, page, collection, stages.join(' < '), index, limit, keys, documents, returned])
  }
  console.log(table(['operation', 'page', 'collection', 'stages', 'index', 'limit', 'keys', 'docs', 'returned'], rows))
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
