import { pathToFileURL } from 'node:url'
import { endWithNpm } from './npm-watch.mjs'
import { requirePort } from './port.mjs'
import { everything, prepare } from './prepare.mjs'
import { inProject, root } from './project.mjs'

export async function start() {
  endWithNpm()
  process.chdir(root)
  await requirePort()
  await prepare(everything)
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(inProject('dist/server/main.js')).href)
}
