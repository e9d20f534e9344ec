import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Moves a finished build into the folder that servers read, while a server still running on the previous build keeps
 * working: other files are added first, entry files are replaced last and atomically, and the files of the previous build
 * stay until the next one.
 * @param {string} from the finished build; deleted afterwards
 * @param {string} to
 * @param {{ isEntry: (file: string) => boolean, before: string[] }} options `before`: the files of the previous build
 * @returns {string[]} the files of this build, as paths under `to`
 */
export function publish(from, to, { isEntry, before }) {
  const files = filesUnder(from)
  for (const file of files.toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    renameSync(join(from, file), join(to, file))
  }
  rmSync(from, { recursive: true })
  const kept = new Set([...files, ...before])
  for (const file of filesUnder(to)) if (!kept.has(file)) rmSync(join(to, file))
  return files
}

/** @param {string} folder */
function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}
