import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { inProject } from './project.mjs'

const modules = inProject('node_modules')
const workshop = inProject('dist/.install')
const ciArguments = ['ci', '--include=dev', '--no-audit', '--no-fund']

/**
 * Installs into a temporary folder and swaps it with node_modules, so that a failure leaves the old packages intact.
 * Throws CommandError, or an error of the file system.
 * @type {(args: string[], signal?: AbortSignal) => Promise<void>}
 */
export async function installAside(args, signal) {
  restoreAfterCrash()
  const place = join(workshop, `${process.pid}-${Date.now()}`)
  mkdirSync(place, { recursive: true })
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    if (existsSync(inProject(file))) copyFileSync(inProject(file), join(place, file))
  }
  try {
    await npm([...ciArguments, ...args], { cwd: place, ...(signal && { signal }) })
    if (!swap(join(place, 'node_modules'))) await npm([...ciArguments, '--prefer-offline'], signal && { signal })
  } finally {
    rmSync(workshop, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** @type {(fresh: string) => boolean} false when node_modules cannot be moved, e.g. a mounted volume */
function swap(fresh) {
  const old = join(workshop, `old-${Date.now()}`)
  try {
    if (existsSync(modules)) renameSync(modules, old)
  } catch (error) {
    if (['EBUSY', 'EXDEV', 'EPERM', 'EACCES'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? ''))
      return false
    throw error
  }
  renameSync(fresh, modules)
  return true
}

/** Restores the old packages after a crash inside `swap`, and deletes temporary files. */
function restoreAfterCrash() {
  if (!existsSync(workshop)) return
  const old = readdirSync(workshop).find((name) => name.startsWith('old-'))
  if (old && !existsSync(modules)) renameSync(join(workshop, old), modules)
  rmSync(workshop, { recursive: true, force: true, maxRetries: 3 })
}
