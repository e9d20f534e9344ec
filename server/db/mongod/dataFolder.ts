import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { OperatorError } from '../../operatorError.ts'
import writeFileAtomic from 'write-file-atomic'

/** The embedded server's place under DATA_DIR. */
export interface DataFolder {
  /** The data files, real path. */
  dbPath: string
  /** What is kept beside them. */
  factsFile: string
  /** Names the process that runs the server. */
  ownerFile: string
}

const facts = z.object({ port: z.number().int().min(1).max(65_535), version: z.string() })

/** What belongs to the data and is kept beside it: the port its replica set knows, the version that wrote it. */
export type Facts = z.infer<typeof facts>

/** The data can't be opened, and was not touched. The message says what to do. */
export class DataFolderError extends OperatorError {
  override name = 'DataFolderError'
}

/** The folder for the embedded server's data, made when missing. */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const wanted = join(dataDir, 'mongo')
  await mkdir(wanted, { recursive: true, mode: 0o700 })
  const dbPath = await realpath(wanted)
  return { dbPath, factsFile: `${dbPath}.json`, ownerFile: `${dbPath}.owner.json` }
}

/**
 * The kept facts; undefined for a folder without data, whatever was kept. Throws DataFolderError when there is data and nothing says which
 * version wrote it.
 */
export async function readFacts(folder: DataFolder): Promise<Facts | undefined> {
  if (!(await holdsData(folder))) return undefined
  try {
    return facts.parse(JSON.parse(await readFile(folder.factsFile, 'utf8')))
  } catch (error) {
    throw new DataFolderError(
      `${folder.dbPath} holds data, and ${folder.factsFile}, which says what version wrote it, can't be read ` +
        `(${(error as Error).message}). Nothing was changed. Put that file back, as {"port":27117,"version":"6.0.5"}, ` +
        'or move the folder away to start afresh.',
      { cause: error },
    )
  }
}

/** Keeps the facts for the next start. */
export async function writeFacts(folder: DataFolder, kept: Facts): Promise<void> {
  await writeFileAtomic(folder.factsFile, JSON.stringify(kept))
}

/**
 * The port to try first for new data: below the range that systems hand out by themselves, and the same for the same
 * folder.
 */
export function firstPort(folder: DataFolder): number {
  return 20_000 + (createHash('sha256').update(folder.dbPath).digest().readUInt16BE(0) % 10_000)
}

async function holdsData(folder: DataFolder): Promise<boolean> {
  return (await readdir(folder.dbPath)).includes('WiredTiger')
}
