import { setTimeout as sleep } from 'node:timers/promises'
import { lockHolder, takeLock } from './lock.mjs'
import type { MongodBinary, Report } from './binary.ts'
import { DataFolderError, firstPort, readFacts, writeFacts, type DataFolder, type Facts } from './dataFolder.ts'
import { findMongod, forgetBroken, MongodNotFoundError } from './find.ts'
import { launch, LaunchError, type Launched } from './launch.ts'
import { endLeftover, leftoverPid } from './leftover.ts'
import { freePortFrom, isFree } from './ports.ts'

export interface Place {
  dataDir: string
  folder: DataFolder
  key: string
  cacheMb: number
  report: Report
  launched: () => void
}

export interface Server extends Launched {
  port: number
  binary: MongodBinary
}

const attempts = 5

/** A server that was told to stop still finishes requests and stops MongoDB, and the next start may come meanwhile. */
const patienceMs = 10_000

/** Owns a folder until the returned function is called. Waits ten seconds for its owner. Throws DataFolderError. */
export async function takeFolder(folder: DataFolder, report: Report): Promise<() => void> {
  const deadline = Date.now() + patienceMs
  for (let isTold = false; ; await sleep(50)) {
    const release = takeLock(folder.ownerFile)
    if (release) return release
    const pid = lockHolder(folder.ownerFile)?.pid
    const owner = `process ${pid ?? 'that has just ended'}`
    if (Date.now() > deadline) {
      throw new DataFolderError(
        `${folder.dbPath} is in use by ${owner}, and only one Linnet can run on it. Stop that one, or name another folder ` +
          'in DATA_DIR. For several servers on the same data, set WORKERS, or MONGODB_URI.' +
          (pid === undefined ? '' : ` If that process is no Linnet, delete ${folder.ownerFile}.`),
      )
    }
    if (!isTold) report(`${folder.dbPath} is in use by ${owner}: waiting ${patienceMs / 1_000} seconds for its end`)
    isTold = true
  }
}

/** Starts the mongod of an owned folder. Throws DataFolderError, MongodNotFoundError or LaunchError. */
export async function startServer(place: Place, keepPort?: number): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    await endLeftover(place.folder, place.report)
    const kept = await readFacts(place.folder)
    const binary = await binaryFor(place, kept)
    const port = keepPort ?? (await portFor(place, kept))
    // This write comes first: on a full disk it fails before MongoDB starts.
    await writeFacts(place.folder, { port, version: binary.version })
    const launching = launch({ ...place, ...place.folder, binary, port })
    place.launched()
    try {
      return { port, binary, ...(await launching) }
    } catch (error) {
      // Another program, or the mongod of a killed owner, may have taken the port meanwhile.
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
        `to start afresh. server/README.md says how to carry the data over.\n${error.message}`,
      { cause: error },
    )
  }
}
