import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from './errorCode.mjs'
import { startOf } from './processes.mjs'

/**
 * Takes a lock between processes. Its file has the holder's start time, so that a killed holder is noticed, and its own path,
 * so that the holder of a folder does not hold a copy of it as well.
 * @type {(path: string) => (() => void) | undefined} the release function; undefined if a living process holds it
 */
export function takeLock(path) {
  mkdirSync(dirname(path), { recursive: true })
  const record = JSON.stringify({ pid: process.pid, start: startOf(process.pid), id: randomUUID(), path })
  if (!claim(path, record)) {
    const found = contentOf(path)
    if (found !== undefined && holderIn(found, path)) return undefined
    if (found !== undefined && !removeStale(path, found)) return undefined
    if (!claim(path, record)) return undefined
  }
  return () => {
    if (contentOf(path) === record) rmSync(path, { force: true })
  }
}

/** @type {(path: string) => { pid: number } | undefined} the living holder of a lock */
export function lockHolder(path) {
  const content = contentOf(path)
  return content === undefined ? undefined : holderIn(content, path)
}

/** @type {(path: string, record: string) => boolean} A link fails if the file exists, and nobody reads half a file. */
function claim(path, record) {
  const draft = `${path}.${randomUUID()}`
  try {
    writeFileSync(draft, record)
    linkSync(draft, path)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** @type {(path: string, stale: string) => boolean} false, with the lock restored, if it was a new one by then */
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

/** @type {(content: string, at: string) => { pid: number } | undefined} */
function holderIn(content, at) {
  try {
    // Files of an older release have no path.
    const { pid, start, path = at } = JSON.parse(content)
    const lives = Number.isInteger(pid) && start !== undefined && startOf(pid) === start
    return lives && path === at ? { pid } : undefined
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
