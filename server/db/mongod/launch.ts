import { endsWithin } from '../../endsWithin.ts'
import { messageOf } from '../../errors.ts'
import { OperatorError } from '../../operatorError.ts'
import type { MongodBinary } from './binary.ts'
import { launchProblem } from './launchProblem.ts'
import { type MongodProcess, runMongod } from './mongodProcess.ts'
import { replicaSet } from './dataFolder.ts'

export interface LaunchOptions {
  binary: MongodBinary
  dbPath: string
  port: number
  keyFile: string
  key: string
  cacheMb: number
}

export interface Launched {
  stop(): Promise<void>
  /** Resolves when the server ends: with what the operator can do, if that is known. */
  ended: Promise<string | undefined>
}

export class LaunchError extends OperatorError {
  override name = 'LaunchError'
}

/** mongod takes no less. */
export const leastCacheMb = 256

export const mongodSettings = (cacheMb: number) => [
  ...['--wiredTigerCacheSizeGB', String(cacheMb / 1024), '--nounixsocket'],
  // mongod's own diagnostics take CPU, and MongoDB 6 ends when a full disk keeps it from writing them.
  ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
  // By default files have 100 MB: a start reads a whole one, and prepares two more.
  ...['--wiredTigerEngineConfigString', 'log=(file_max=10MB)'],
]

/** A restart after a crash may have much to recover. */
const launchTimeoutMs = 120_000

/** Starts a mongod on loopback as a primary, for who has the key. It ends with this process. Throws LaunchError. */
export async function launch({ binary, dbPath, port, keyFile, key, cacheMb }: LaunchOptions): Promise<Launched> {
  const mongod = runMongod(binary.path, [
    ...['--port', String(port), '--dbpath', dbPath, '--replSet', replicaSet, '--storageEngine', 'wiredTiger'],
    ...['--bind_ip', '127.0.0.1', '--quiet', ...mongodSettings(cacheMb)],
    // Otherwise whoever connects first could make the first user, who may do everything.
    ...['--keyFile', keyFile, '--setParameter', 'enableLocalhostAuthBypass=false'],
  ])
  const problem = await problemOf(mongod, port, key)
  if (problem) {
    await mongod.stop()
    const details = [problem, ...mongod.complaints.slice(0, 3)].join('\n')
    throw new LaunchError(
      launchProblem(mongod.complaints, dbPath) ?? `MongoDB ${binary.version} did not start on ${dbPath}: ${details}`,
    )
  }
  // What it logged during the start does not explain why it ends later.
  mongod.complaints.length = 0
  return { ended: mongod.ended.then(() => launchProblem(mongod.complaints, dbPath)), stop: mongod.stop }
}

/** Why a started mongod does not take writes; null when it does. */
async function problemOf(mongod: MongodProcess, port: number, key: string): Promise<string | null> {
  const becomesReady = async () => {
    if (!(await mongod.listens)) return 'It ended before it was ready.'
    // Loading the driver takes longer than launching mongod, so it is imported while mongod starts.
    const { becomePrimary } = await import('./replicaSet.ts')
    return Promise.race([
      becomePrimary(port, key).then(() => null),
      mongod.ended.then(() => 'It ended while it started.'),
    ])
  }
  const problem = becomesReady().catch(messageOf)
  if (await endsWithin(launchTimeoutMs, problem)) return problem
  return `It was not ready within ${launchTimeoutMs / 1_000} seconds.`
}
