import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from './errorCode.mjs'
import { startOf } from './processes.mjs'

/**
 * A lock between processes of one machine: a file that names its holder by process id and start time, so that a lock
 * whose holder was killed, or whose id belongs to another process by now, is noticed and taken over.
 * @param {string} path the lock file; its folder is made when missing
 * @returns {(() => void) | undefined} lets the lock go; undefined when a living process (this one too) holds it
 */
export function takeLock(path) {
  mkdirSync(dirname(path), { recursive: true })
  const record = JSON.stringify({ pid: process.pid, start: startOf(process.pid), id: randomUUID() })
  if (!claim(path, record)) {
    const found = contentOf(path)
    if (found !== undefined && holderIn(found)) return undefined
    if (found !== undefined && !removeStale(path, found)) return undefined
    if (!claim(path, record)) return undefined
  }
  return () => {
    if (contentOf(path) === record) rmSync(path, { force: true })
  }
}

/**
 * Who holds a lock.
 * @param {string} path
 * @returns {{ pid: number } | undefined} undefined when nobody does who is still alive
 */
export function lockHolder(path) {
  const content = contentOf(path)
  return content === undefined ? undefined : holderIn(content)
}

/**
 * Puts the whole record in place at once: a link fails when the file is there, and nobody reads half a file.
 * @param {string} path
 * @param {string} record
 */
function claim(path, record) {
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, record)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Moves a stale lock away. False when it was another's fresh one by then, which is put back.
 * @param {string} path
 * @param {string} stale
 */
function removeStale(path, stale) {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return true
    throw error
  }
  const moved = readFileSync(aside, 'utf8')
  if (moved !== stale) {
    try {
      linkSync(aside, path)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
  rmSync(aside, { force: true })
  return moved === stale
}

/** @param {string} content */
function holderIn(content) {
  try {
    const { pid, start } = JSON.parse(content)
    return Number.isInteger(pid) && start !== undefined && startOf(pid) === start ? { pid } : undefined
  } catch {
    return undefined
  }
}

/** @param {string} path */
function contentOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
