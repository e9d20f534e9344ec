import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf, filesIn } from './inputs.mjs'
import { inProject } from './project.mjs'
import { publish } from './publish.mjs'
import { runQuietly } from './run.mjs'
import { readStamp, writeStamp } from './stamp.mjs'

const files = /** @type {const} */ ([
  ['schema.graphql', 'schema.graphql'],
  ['client/apollo/operations.generated.json', 'operations.json'],
])
const folders = /** @type {const} */ ([
  ['server/seed/media', 'seed-media'],
  ['server/media/builtin', 'builtin-media'],
  ['server/rest/reference', 'rest-reference'],
])

/** Bundles the server, and copies the files that it reads. */
export const server = {
  title: 'Bundling the server',
  isDone: () => existsSync(inProject('dist/server/main.js')) && readStamp('server').digest === digest(),
  run: async () => {
    const before = { digest: digest(), files: readStamp('server').files ?? [] }
    const work = inProject('dist/.server')
    await runQuietly(process.execPath, [inProject('scripts/setup/bundle.mjs'), work])
    for (const [from, to] of [...files, ...folders]) cpSync(inProject(from), join(work, to), { recursive: true })
    // So that Node loads the bundle as ES modules in any folder.
    writeFileSync(join(work, 'package.json'), '{ "type": "module" }\n')
    const isEntry = (/** @type {string} */ file) => /^(main|mediaWorker)[.]js/.test(file)
    const published = publish(work, inProject('dist/server'), { isEntry, before: before.files })
    writeStamp('server', { digest: before.digest, files: published })
  },
}

function digest() {
  return digestOf([
    'package-lock.json',
    'tsconfig.json',
    ...filesIn('server', (path) => /\.(ts|mjs)$/.test(path) && !/\.test\.ts$|^server\/testing\//.test(path)),
    ...files.map(([from]) => from),
    ...folders.flatMap(([from]) => filesIn(from, () => true)),
    ...filesIn('scripts/setup', (path) => path.endsWith('.mjs')),
  ])
}
