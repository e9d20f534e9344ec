import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { OperatorError } from '../../operatorError.ts'
import writeFileAtomic from 'write-file-atomic'

export const replicaSet = 'linnet'

export interface DataFolder {
  dbPath: string
  factsFile: string
  ownerFile: string
  keyFile: string
}

const facts = z.object({ port: z.number().int().min(1).max(65_535), version: z.string() })

/** The port that the replica set of this data knows, and the version that wrote it. */
export type Facts = z.infer<typeof facts>

export class DataFolderError extends OperatorError {
  override name = 'DataFolderError'
}

export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const wanted = join(dataDir, 'mongo')
  await mkdir(wanted, { recursive: true, mode: 0o700 })
  const dbPath = await realpath(wanted)
  return {
    dbPath,
    factsFile: `${dbPath}.json`,
    ownerFile: `${dbPath}.owner.json`,
    keyFile: `${dbPath}.key`,
  }
}

/** The stored facts; undefined without data. Throws DataFolderError for data of an unknown version. */
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

export async function writeFacts(folder: DataFolder, kept: Facts): Promise<void> {
  await writeFileAtomic(folder.factsFile, JSON.stringify(kept))
}

/** The first port to try: always the same for a folder, and below the ports that systems assign. */
export function firstPort(folder: DataFolder): number {
  return 20_000 + (createHash('sha256').update(folder.dbPath).digest().readUInt16BE(0) % 10_000)
}

async function holdsData(folder: DataFolder): Promise<boolean> {
  return (await readdir(folder.dbPath)).includes('WiredTiger')
}
