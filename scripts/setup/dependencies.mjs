import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { inProject } from './project.mjs'
import { runQuietly } from './run.mjs'

/** The packages that package-lock.json names. */
export const dependencies = {
  title: 'Installing dependencies',
  isDone: isInstalled,
  run: install,
}

/** npm notes under node_modules what it installed, as its last act; an install cut short has left no such note. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json')
  if (!installed) return false
  return Object.entries(packagesIn('package-lock.json') ?? {}).every(([path, wanted]) => {
    const found = installed[path]
    // The root itself is not noted, nor what is for other systems.
    if (!found) return path === '' || Boolean(wanted.optional || wanted.devOptional || wanted.peer)
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

async function install() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-update-notifier', ...cacheForTheHomeless()]
  const npm = process.env.npm_execpath
  if (npm?.endsWith('npm-cli.js')) await runQuietly(process.execPath, [npm, ...args])
  else await runQuietly(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
}

/** npm needs a folder for its cache; users without a home, as services have them, get one in the project. */
function cacheForTheHomeless() {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm')
  try {
    mkdirSync(usual, { recursive: true })
    accessSync(usual, constants.W_OK)
    return []
  } catch {
    return ['--cache', inProject('dist/npm-cache')]
  }
}

function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(inProject(path), 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}
