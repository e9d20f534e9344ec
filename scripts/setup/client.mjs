import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './compress.mjs'
import { digestOf, filesIn } from './inputs.mjs'
import { inProject } from './project.mjs'
import { publish } from './publish.mjs'
import { runInstalled, runQuietly } from './run.mjs'
import { readStamp, writeStamp } from './stamp.mjs'

export const client = {
  title: 'Building the client',
  isDone: () => existsSync(inProject('dist/client/index.html')) && readStamp('client').digest === digest(),
  run: async () => {
    // Computed before the build: a source that changes while vite reads must lead to another build.
    const before = { digest: digest(), files: readStamp('client').files ?? [] }
    const work = inProject('dist/.client')
    await runInstalled('vite/bin/vite.js', ['build', '--outDir', work, '--emptyOutDir', '--logLevel', 'warn'])
    await buildForNode(work)
    await buildWorker(work)
    await compressFiles(work)
    const isEntry = (/** @type {string} */ file) => file.endsWith('.html')
    const files = publish(work, inProject('dist/client'), { isEntry, before: before.files })
    writeStamp('client', { digest: before.digest, files })
  },
}

/** @param {string} work the built client; a second build, for Node, draws its shells and renders its pages */
async function buildForNode(work) {
  const folder = join(work, '.vite/node')
  const build = ['build', '--config', inProject('vite.node.config.ts'), '--outDir', folder, '--logLevel', 'warn']
  await runInstalled('vite/bin/vite.js', build)
  const paths = [join(folder, 'shell.mjs'), join(work, '.vite/shells.json')]
  await runQuietly(process.execPath, [inProject('scripts/setup/drawShells.mjs'), ...paths])
  rmSync(join(folder, 'shell.mjs'))
}

/** @param {string} work the built client; the server adds the list of its files to the service worker */
async function buildWorker(work) {
  await runInstalled('esbuild/bin/esbuild', [
    'client/worker/worker.ts',
    '--bundle',
    '--minify',
    '--format=iife',
    '--target=es2020',
    '--define:process.env.NODE_ENV="production"',
    '--log-level=warning',
    `--outfile=${join(work, '.vite/worker.js')}`,
  ])
}

function digest() {
  return digestOf([
    'package-lock.json',
    'vite.config.ts',
    'vite.node.config.ts',
    'tsconfig.json',
    'tsconfig.client.json',
    'index.html',
    'graphiql.html',
    ...filesIn('client', (path) => !/\.test\.tsx?$|^client\/(e2e|testing)\//.test(path)),
    ...filesIn('server', (path) => path.endsWith('.rules.ts')),
  ])
}
