import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

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
    if (error.code === 'ESRCH') return undefined // EPERM: it lives, as another user
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

function startOnLinux(pid) {
  const stat = textOf(`/proc/${pid}/stat`)
  if (!stat) return undefined
  // The second field, the name, stands in brackets and may hold spaces and brackets itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined
  return `${textOf('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}:${fields[19]}`
}

function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function lineOf(column, pid) {
  try {
    return execFileSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
