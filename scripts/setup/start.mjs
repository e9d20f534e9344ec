import { pathToFileURL } from 'node:url'
import { endWithNpm } from './endWithNpm.mjs'
import { prepare } from './prepare.mjs'
import { inProject, root } from './run.mjs'
import { everything } from './steps.mjs'

/** Sets up what is missing or outdated, and runs the server in this process. */
export async function start() {
  endWithNpm()
  process.chdir(root)
  await prepare(everything)
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(inProject('dist/server/main.js')).href)
}
