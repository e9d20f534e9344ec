import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { errorCode } from './errorCode.mjs'

/**
 * When a process started, as a text that no later process with its id has; undefined if it is gone or a zombie.
 * @type {(pid: number) => string | undefined}
 */
export function startOf(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return undefined // EPERM: it lives, as another user
  }
  if (process.platform === 'linux') return startOnLinux(pid)
  if (process.platform === 'win32') return 'unknown'
  // In the words and the time zone of its caller, a living process would look like another one to the next caller.
  return lineOf('lstart', pid, { ...process.env, LC_ALL: 'C', TZ: 'UTC' })
}

/** @type {(pid: number) => string | undefined} the command line of a process */
export function commandOf(pid) {
  if (process.platform === 'linux') return textOf(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() || undefined
  return process.platform === 'win32' ? undefined : lineOf('command', pid)
}

/** @param {number} pid */
function startOnLinux(pid) {
  const stat = statOf(pid)
  if (!stat || stat[0] === 'Z' || stat[0] === 'X') return undefined
  return `${textOf('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}:${stat[19]}`
}

/** The fields of /proc/…/stat after the name, which may contain spaces and brackets. | @param {number} pid */
function statOf(pid) {
  const stat = textOf(`/proc/${pid}/stat`)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string} column @param {number} pid */
function lineOf(column, pid, env = process.env) {
  const args = ['-ww', '-o', `${column}=`, '-p', String(pid)]
  try {
    return execFileSync('ps', args, { encoding: 'utf8', env }).trim() || undefined
  } catch {
    return undefined
  }
}
