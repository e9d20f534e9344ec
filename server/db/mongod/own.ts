import { takeLock } from './lock.mjs'
import type { MongodBinary, Report } from './binary.ts'
import { DataFolderError, firstPort, readFacts, writeFacts, type DataFolder, type Facts } from './dataFolder.ts'
import { findMongod, forgetBroken, MongodNotFoundError } from './find.ts'
import { launch, LaunchError, type Launched } from './launch.ts'
import { endLeftover, leftoverPid } from './leftover.ts'
import { freePortFrom, isFree } from './ports.ts'

export interface Place {
  dataDir: string
  folder: DataFolder
  report: Report
  launched: () => void
}

export interface Owned extends Launched {
  port: number
  binary: MongodBinary
  release: () => void
}

const attempts = 5

/**
 * Starts a folder's mongod, on exactly `keepPort` if given; undefined if a living process owns it. Throws as `launch`.
 */
export async function own(place: Place, keepPort?: number): Promise<Owned | undefined> {
  const release = takeLock(place.folder.ownerFile)
  if (!release) return undefined
  try {
    return { ...(await startServer(place, keepPort)), release }
  } catch (error) {
    release()
    throw error
  }
}

async function startServer(place: Place, keepPort?: number): Promise<Omit<Owned, 'release'>> {
  for (let attempt = 1; ; attempt += 1) {
    await endLeftover(place.folder, place.report)
    const kept = await readFacts(place.folder)
    const binary = await binaryFor(place, kept)
    const port = keepPort ?? (await portFor(place, kept))
    // This write comes first: on a full disk it fails before MongoDB starts.
    await writeFacts(place.folder, { port, version: binary.version })
    const launching = launch({ binary, dbPath: place.folder.dbPath, port })
    place.launched()
    try {
      return { port, binary, ...(await launching) }
    } catch (error) {
      // In the meantime another program, or the mongod of a killed owner, may have taken the port.
      const outrun = (await leftoverPid(place.folder)) !== undefined || !(await isFree(port))
      const isMended = outrun || (await forgetBroken(binary, place.dataDir))
      if (!(error instanceof LaunchError) || !isMended || attempt === attempts) throw error
    }
  }
}

async function portFor({ folder, report }: Place, kept: Facts | undefined): Promise<number> {
  const wanted = kept?.port ?? firstPort(folder)
  const port = await freePortFrom(wanted)
  if (kept && port !== wanted) report(`Port ${wanted} is taken by another program: MongoDB moves to ${port}`)
  return port
}

async function binaryFor({ dataDir, folder, report }: Place, kept: Facts | undefined): Promise<MongodBinary> {
  try {
    return await findMongod({ dataDir, report, ...(kept && { version: kept.version }) })
  } catch (error) {
    if (!kept || !(error instanceof MongodNotFoundError)) throw error
    throw new DataFolderError(
      `${folder.dbPath} was written by MongoDB ${kept.version}, and no server of that version is to be had. ` +
        'Other versions do not open such files, so nothing was changed. Provide one as below, or move the folder away ' +
        `to start afresh (its data can be carried over by mongodump and mongorestore).\n${error.message}`,
      { cause: error },
    )
  }
}
