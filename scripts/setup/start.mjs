import { pathToFileURL } from 'node:url'
import { endWithNpm } from './npm-watch.mjs'
import { requirePort } from './port.mjs'
import { everything, prepare } from './prepare.mjs'
import { inProject, root } from './project.mjs'

/** Brings everything up to date and becomes the server: one process, so that a signal has one place to go. */
export async function start() {
  endWithNpm()
  process.chdir(root)
  await requirePort()
  await prepare(everything)
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(inProject('dist/server/main.js')).href)
}
