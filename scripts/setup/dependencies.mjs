import { readFileSync } from 'node:fs'
import { installAside } from './install.mjs'
import { npm } from './npm.mjs'
import { diskProblem } from './problems.mjs'
import { inProject } from './project.mjs'
import { registryProblem } from './registry.mjs'
import { CommandError, SetupError } from './run.mjs'

export const dependencies = {
  title: 'Installing dependencies',
  isDone: isInstalled,
  run: install,
}

/** npm writes this list last, so an interrupted installation has none. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json')
  if (!installed) return false
  return Object.entries(packagesIn('package-lock.json') ?? {}).every(([path, wanted]) => {
    const found = installed[path]
    // The list contains neither the project itself nor packages for other systems.
    if (!found) return path === '' || Boolean(wanted.optional || wanted.devOptional || wanted.peer)
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/** If the installation fails, prints why and continues when the installed packages satisfy package.json. */
async function install() {
  const problem = await tryToInstall()
  if (!problem) return
  if (!(await installedPackagesSuffice())) throw new SetupError(problem)
  console.warn(`${problem}\nThe installed packages still satisfy package.json: continuing with them.`)
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

/** @param {string} problem why the registry cannot be reached; npm's cache may hold all packages */
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

async function installedPackagesSuffice() {
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
 * @returns {Record<string, LockEntry> | undefined} undefined when it is missing or unreadable
 */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(inProject(path), 'utf8')).packages
  } catch {
    return undefined
  }
}
