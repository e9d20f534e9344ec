import { existsSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileProblem } from './db/mongod/launchProblem.ts'
import { messageOf } from './errors.ts'
import { OperatorError } from './operatorError.ts'

/**
 * Claims the name of a new file. Returns the name of the empty draft beside it, which only its owner can read (mode
 * 0600), so that a file that was cut off is never taken for a whole one. Throws OperatorError if either is there.
 */
export async function claimFile(file: string): Promise<string> {
  const draft = `${file}.part`
  if (existsSync(file)) throw new OperatorError(`${file} exists already.`)
  try {
    await (await open(draft, 'wx', 0o600)).close()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new OperatorError(`${dirname(draft)} is no folder.`)
    if (code !== 'EEXIST') throw new OperatorError(fileProblem(error, file) ?? `${file}: ${messageOf(error)}`)
    throw new OperatorError(`${draft} is there: it is being written, or that was cut off. Delete it in that case.`)
  }
  return draft
}

/** Gives a draft the name that was claimed for it, once its bytes are on the disk. */
export async function nameFile(draft: string, file: string): Promise<void> {
  await sync(draft, 'r+')
  await rename(draft, file)
  // Windows cannot open a folder.
  if (process.platform !== 'win32') await sync(dirname(file), 'r')
}

/** Writes a file, or the names in a folder, to the disk: before that, a loss of power may lose them. */
async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const opened = await open(path, flags)
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
