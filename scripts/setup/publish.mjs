import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn } from './steps.mjs'

/** The files that name all other files. */
const entry = /[.]html$|^(main|mediaWorker|linnet)[.]js/

/**
 * Moves a build to where servers read it. Running servers still find the files `before`; entry files come last.
 * @type {(from: string, to: string, before: string[]) => string[]}
 */
export function publish(from, to, before) {
  const files = filesIn(from)
  for (const file of files.toSorted((a, b) => Number(entry.test(a)) - Number(entry.test(b)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    renameSync(join(from, file), join(to, file))
  }
  rmSync(from, { recursive: true })
  mkdirSync(to, { recursive: true })
  const kept = new Set([...files, ...before])
  for (const file of filesIn(to)) if (!kept.has(file)) rmSync(join(to, file))
  return files
}
