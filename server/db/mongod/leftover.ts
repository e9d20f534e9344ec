import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandOf, startOf } from './processes.mjs'
import type { Report } from './binary.ts'
import { DataFolderError, type DataFolder } from './dataFolder.ts'

/** A mongod writes a checkpoint before it ends, which takes longer with much data. */
const patience = 60_000

/** Stops a mongod whose owner was killed. Only the folder's owner may call it. Throws DataFolderError if it stays. */
export async function endLeftover(folder: DataFolder, report: Report): Promise<void> {
  const pid = await leftoverPid(folder)
  if (!pid) return
  const start = startOf(pid)
  report(`Ending the MongoDB of an earlier run (process ${pid})`)
  const deadline = Date.now() + patience
  while (start !== undefined && startOf(pid) === start) {
    if (Date.now() > deadline) {
      throw new DataFolderError(
        `The MongoDB of an earlier run, process ${pid}, uses ${folder.dbPath} and does not end.`,
      )
    }
    terminate(pid)
    await sleep(50)
  }
}

/** The process in mongod's own lock file, if it is alive and its command line names this folder. */
export async function leftoverPid(folder: DataFolder): Promise<number | undefined> {
  const content = await readFile(join(folder.dbPath, 'mongod.lock'), 'utf8').catch(() => '')
  const pid = Number.parseInt(content, 10)
  if (!Number.isInteger(pid) || startOf(pid) === undefined) return undefined
  return commandOf(pid)?.includes(`--dbpath ${folder.dbPath} --replSet `) ? pid : undefined
}

function terminate(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return
    throw new DataFolderError(`The MongoDB of an earlier run, process ${pid}, may not be ended by this user.`, {
      cause: error,
    })
  }
}
