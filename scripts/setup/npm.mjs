import { accessSync, constants, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { inProject } from './project.mjs'
import { runQuietly } from './run.mjs'

/**
 * Runs npm, the one that started this process if any. Throws CommandError.
 * @type {(args: string[], options?: { cwd?: string, signal?: AbortSignal }) => Promise<string>}
 */
export function npm(args, options) {
  const all = [...args, '--no-update-notifier', ...cacheWithoutHome()]
  const npmPath = process.env.npm_execpath
  if (npmPath?.endsWith('npm-cli.js')) return runQuietly(process.execPath, [npmPath, ...all], options)
  return runQuietly(process.platform === 'win32' ? 'npm.cmd' : 'npm', all, options)
}

/** npm needs a cache folder. Users without a home directory get one in the project. */
function cacheWithoutHome() {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm')
  try {
    mkdirSync(usual, { recursive: true })
    accessSync(usual, constants.W_OK)
    return []
  } catch {
    return ['--cache', inProject('dist/npm-cache')]
  }
}
