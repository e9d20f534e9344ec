import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { errorCode } from '../../server/db/mongod/errorCode.mjs'
import { inProject } from './project.mjs'

/**
 * The sorted paths of a folder's files, relative to the project's root; none for a missing folder.
 * @type {(folder: string, wanted: (path: string) => boolean) => string[]}
 */
export function filesIn(folder, wanted) {
  return list(folder).filter(wanted).sort()
}

/** @param {string[]} paths the digest covers names and contents, but no times, which a checkout changes */
export function digestOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(`${path}\0`).update(contentOf(path)).update('\0')
  return hash.digest('hex')
}

/** @param {string} folder */
function list(folder) {
  try {
    return readdirSync(inProject(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(inProject().length).replaceAll('\\', '/'))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/** @param {string} path */
function contentOf(path) {
  try {
    return readFileSync(inProject(path))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 'missing'
    throw error
  }
}
