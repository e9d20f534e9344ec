import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { errorCode } from './errorCode.mjs'

/**
 * When a process started, as an opaque text that no later process with the same id shares; undefined when there is no
 * such process. A dead process that nobody has collected yet (a zombie, usual in containers) counts as gone.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function startOf(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return undefined // EPERM: it lives, as another user
  }
  if (process.platform === 'linux') return startOnLinux(pid)
  if (process.platform === 'win32') return 'unknown'
  return lineOf('lstart', pid)
}

/**
 * The command line of a process, undefined when it can't be read.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function commandOf(pid) {
  if (process.platform === 'linux') return textOf(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() || undefined
  return process.platform === 'win32' ? undefined : lineOf('command', pid)
}

/**
 * The process that started a process, undefined when that is not to be learnt.
 * @param {number} pid
 * @returns {number | undefined}
 */
export function parentOf(pid) {
  if (process.platform === 'win32') return undefined
  const parent = Number(process.platform === 'linux' ? statOf(pid)?.[1] : lineOf('ppid', pid))
  return Number.isInteger(parent) ? parent : undefined
}

/** @param {number} pid */
function startOnLinux(pid) {
  const stat = statOf(pid)
  if (!stat || stat[0] === 'Z' || stat[0] === 'X') return undefined
  return `${textOf('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}:${stat[19]}`
}

/**
 * The fields of /proc/…/stat after the second, the name: it stands in brackets and may hold spaces and brackets.
 * @param {number} pid
 */
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

/**
 * @param {string} column
 * @param {number} pid
 */
function lineOf(column, pid) {
  try {
    return execFileSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
