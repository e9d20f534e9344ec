import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { serverBundle } from '../../scripts/setup/serverBundle.mjs'
import { startOf } from '../db/mongod/processes.mjs'

/** Packages outside the bundle are found only inside the project. Each run has a folder, named after its process. */
const bundles = resolve('node_modules/.cache/linnet-bundle')

/** jest's workers get the folder from the run's first process. */
const folder = (process.env['TEST_BUNDLE'] ??= join(bundles, String(process.pid)))

/** The server's main file and `linnet`, to run in separate processes. They start in half the time of their sources. */
export const bundledServer = join(folder, 'main.js')
export const bundledCommand = join(folder, 'linnet.js')

/** Files that the server reads at its start, and their names beside the bundle. */
const files = { 'schema.graphql': 'schema.graphql', 'client/apollo/operations.generated.json': 'operations.json' }

/** Builds both bundles as the build does, once for a whole run. Removes what killed runs have left. */
export async function bundle(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const left = (await readdir(bundles)).filter((name) => startOf(Number.parseInt(name, 10)) === undefined)
  await Promise.all(left.map((name) => remove(join(bundles, name))))
  await build({ ...serverBundle, outdir: folder, logLevel: 'error' })
  for (const [from, to] of Object.entries(files)) await copyFile(from, join(folder, to))
}

export const removeBundle = () => remove(folder)

const remove = (path: string) => rm(path, { recursive: true, force: true })
