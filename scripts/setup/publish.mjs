import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Moves a build into the folder that servers read, without breaking a running one: entry files come last and
 * atomically, and the files of the build `before` stay until the next one. Returns this build's files.
 * @type {(from: string, to: string, options: { isEntry: (file: string) => boolean, before: string[] }) => string[]}
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
