import { readFileSync } from 'node:fs'
import { installAside } from './install.mjs'
import { npm } from './npm.mjs'
import { diskProblem } from './problems.mjs'
import { inProject } from './project.mjs'
import { registryProblem } from './registry.mjs'
import { CommandError, SetupError } from './run.mjs'

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

/** Installs, or says why that is impossible and goes on with the packages that are there if they suffice. */
async function install() {
  const problem = await tryToInstall()
  if (!problem) return
  if (!(await canRunWithWhatIsThere())) throw new SetupError(problem)
  console.warn(`${problem}\nThe packages that are installed still suffice: going on with them.`)
}

/** @returns {Promise<string | undefined>} why it failed */
async function tryToInstall() {
  const asking = new AbortController()
  const installing = new AbortController()
  /** @type {string | undefined} */
  let unreachable
  const question = registryProblem(asking.signal).then((problem) => {
    unreachable = problem
    if (problem) installing.abort()
  })
  try {
    await installAside(['--prefer-offline'], installing.signal)
    return undefined
  } catch (error) {
    return unreachable ? await tryOffline(unreachable) : reasonOf(error)
  } finally {
    asking.abort()
    await question
  }
}

/**
 * All packages may lie in npm's cache.
 * @param {string} problem why the network is of no use
 */
async function tryOffline(problem) {
  try {
    await installAside(['--offline'])
    return undefined
  } catch {
    return problem
  }
}

/** @param {unknown} error */
function reasonOf(error) {
  if (!(error instanceof CommandError)) return diskProblem(error)
  const disk = /\b(ENOSPC|EACCES|EPERM|EROFS|EDQUOT)\b/.exec(error.output)?.[1]
  if (disk) return diskProblem({ code: disk })
  const lines = error.output.split('\n').filter((line) => /^npm error (?!A complete log|\s*at )/.test(line))
  return `npm could not install the packages:\n${lines.slice(0, 8).join('\n') || error.message}`
}

/** Whether what is installed fits package.json. */
async function canRunWithWhatIsThere() {
  try {
    await npm(['ls', '--depth=0', '--loglevel=silent'])
    return true
  } catch {
    return false
  }
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockEntry
 * @param {string} path of a lock file
 * @returns {Record<string, LockEntry> | undefined} undefined when there is none, or none that can be read
 */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(inProject(path), 'utf8')).packages
  } catch {
    return undefined
  }
}
