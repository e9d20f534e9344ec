import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockHolder, takeLock } from '../../server/db/mongod/lock.mjs'
import { publish } from './publish.mjs'
import { inProject, run } from './run.mjs'
import { isDone, recordFile, recordOf, sources, stateOf } from './steps.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

/** @param {Step[]} steps Runs those whose inputs changed, in one process at a time. Exits when one fails. */
export async function prepare(steps) {
  const files = sources()
  if (isInstalled() && steps.every((step) => isDone(step, files))) return
  try {
    const release = await takeTurn()
    process.once('exit', release)
    if (!isInstalled()) await showing('Installing packages', install)
    for (const step of steps) if (!isDone(step, sources())) await showing(step.title, () => make(step))
    process.off('exit', release)
    release()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** npm writes it last, so an interrupted installation lacks it. */
const installed = inProject('node_modules/.package-lock.json')

function isInstalled() {
  const wrote = statSync(installed, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return wrote >= statSync(inProject('package-lock.json')).mtimeMs
}

/** `npm ci` would delete the old packages before it knows whether it can get new ones. */
async function install() {
  const retries = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
  const options = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  if ((await run('npm', ['install', ...options, ...retries, ...cacheOfHomeless()])) === 0) {
    const now = new Date()
    utimesSync(installed, now, now)
    return
  }
  if ((await run('npm', ['ls', '--depth=0'], { stdio: 'ignore' })) !== 0)
    throw new Error('npm could not install the packages: see above.')
  console.warn('The packages that are there still satisfy package.json: continuing with them.')
}

/** Users for services often lack the home folder for npm's cache. */
function cacheOfHomeless() {
  try {
    if (!process.env.npm_config_cache) accessSync(homedir(), constants.W_OK)
    return []
  } catch {
    return ['--cache', inProject('dist/npm-cache')]
  }
}

/** @param {Step} step */
async function make(step) {
  // It is read first, so that a source that changes meanwhile causes another run.
  const state = stateOf(step, sources())
  const before = recordOf(step).files ?? []
  const abandoned = readdirSync(inProject('dist')).filter((name) => name.startsWith(`.${step.name}-`))
  for (const name of abandoned) rmSync(inProject('dist', name), { recursive: true })
  // After a kill, the earlier program may still be writing into its folder.
  const work = mkdtempSync(inProject('dist', `.${step.name}-`))
  const code = await run(process.execPath, [...step.program, work], { stdio: 'pipe' })
  if (code !== 0) throw new Error(`${step.title} failed (${step.program.at(-1)} ended with ${code}): see above.`)
  const files = publish(work, inProject('dist', step.name), before)
  writeFileSync(recordFile(step), JSON.stringify({ state, files }))
}

/** @type {(title: string, action: () => Promise<void>) => Promise<void>} */
async function showing(title, action) {
  const start = performance.now()
  console.log(`${title} …`)
  await action()
  console.log(`✓ ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
}

/** Waits until no other process sets up. Returns a function that lets the next one start. */
async function takeTurn() {
  const file = inProject('dist/setup.lock')
  for (let told; ; await sleep(100)) {
    const release = takeLock(file)
    if (release) return release
    const holder = lockHolder(file)?.pid
    if (holder !== undefined && holder !== told)
      console.log(`Waiting for process ${holder}, which is setting up (says ${file}) …`)
    told = holder
  }
}
