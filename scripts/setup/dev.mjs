import { existsSync } from 'node:fs'
import { client } from './client.mjs'
import { prepare, sources } from './prepare.mjs'
import { inProject, root } from './project.mjs'

/**
 * Development: the client with hot reloading, the server started again when its sources change, types generated when
 * the schema or a document does. MongoDB runs beside them, so that a restart of the server does not restart it.
 */
export async function dev() {
  // The playground is served as it was built last: its sources seldom change, and its workers can't be bundled ahead.
  await prepare(existsSync(inProject('dist/client/graphiql.html')) ? sources : [...sources, client])
  const { concurrently } = await import('concurrently')
  const { config } = await import('dotenv')
  config({ path: inProject('.env'), quiet: true })
  // Vite must know where the server will be: another free port will not do.
  process.env.PORT ||= '4000'
  process.env.PATH = `${inProject('node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
  const { result } = concurrently(
    [
      { name: 'mongo', command: 'tsx scripts/mongo.ts' },
      { name: 'api', command: 'tsx watch --clear-screen=false --include schema.graphql server/main.ts' },
      { name: 'client', command: 'vite --clearScreen false' },
      { name: 'types', command: 'graphql-codegen --config codegen.ts --watch' },
    ],
    { cwd: root, prefixColors: 'auto', killOthersOn: ['failure'] },
  )
  await result.catch(() => {
    process.exitCode = 1
  })
}
