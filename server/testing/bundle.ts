import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { serverBundle } from '../../scripts/setup/serverBundle.mjs'

/** The bundle finds what it leaves out only inside the project. */
const folder = resolve('node_modules/.cache/linnet-bundle')

/** The server's main file and `linnet`, for separate processes. They start in half the time that their sources take. */
export const bundledServer = join(folder, 'main.js')
export const bundledCommand = join(folder, 'linnet.js')

/** Files that the server reads at its start, and their names beside the bundle. */
const files = { 'schema.graphql': 'schema.graphql', 'client/apollo/operations.generated.json': 'operations.json' }

/** Bundles both as the build does, once for the whole run. */
export async function bundle(): Promise<void> {
  await build({ ...serverBundle, outdir: folder, logLevel: 'error' })
  for (const [from, to] of Object.entries(files)) await copyFile(from, join(folder, to))
}
