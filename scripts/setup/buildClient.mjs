import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as bundle } from 'esbuild'
import { build, createBuilder } from 'vite'
import { compressFiles } from './compress.mjs'

const [folder = 'dist/client'] = process.argv.slice(2)
const logLevel = 'warn'

await (await createBuilder({ logLevel, build: { outDir: folder, emptyOutDir: true } })).buildApp()
await Promise.all([compressFiles(folder), buildForNode(), buildWorker()])
// What renders the shells would keep this process alive.
process.exit()

/** This build for Node renders the shells here, and pages in the server. */
async function buildForNode() {
  const outDir = join(folder, '.vite/node')
  await build({ configFile: 'vite.node.config.ts', logLevel, build: { outDir } })
  const shell = join(outDir, 'shell.mjs')
  const { renderShells } = await import(pathToFileURL(shell).href)
  writeFileSync(join(folder, '.vite/shells.json'), JSON.stringify(renderShells()))
  rmSync(shell)
}

/** Builds the service worker. When the server sends it, it puts the list of files to keep in front. */
function buildWorker() {
  return bundle({
    entryPoints: ['client/worker/worker.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
    outfile: join(folder, '.vite/worker.js'),
  })
}
