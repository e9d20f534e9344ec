import { prepare, sources } from './prepare.mjs'
import { inProject, root } from './project.mjs'

/**
 * Development: the client with hot reloading, the server started again when its sources change, types generated when
 * the schema or a document does. MongoDB runs beside them, so that a restart of the server does not restart it.
 */
export async function dev() {
  await prepare(sources)
  const { concurrently } = await import('concurrently')
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
