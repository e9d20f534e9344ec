import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from '../../operatorError.ts'
import type { MongodBinary } from './binary.ts'
import { launchProblem } from './launchProblem.ts'
import { type MongodProcess, runMongod } from './mongodProcess.ts'
import { replicaSet } from './dataFolder.ts'

/** What a mongod needs to start. */
export interface LaunchOptions {
  binary: MongodBinary
  dbPath: string
  port: number
}

/** A running mongod that this process started. */
export interface Launched {
  /** Ends it cleanly; the data stays. */
  stop(): Promise<void>
  /** Resolves when it ends, whatever the reason, with what a person can do about it where that is known. */
  ended: Promise<string | undefined>
}

/** The mongod did not come up; the message holds what it complained about. */
export class LaunchError extends OperatorError {
  override name = 'LaunchError'
}

/** What every mongod that this project starts has in common. */
export const mongodSettings = [
  ...['--wiredTigerCacheSizeGB', '0.25', '--nounixsocket'],
  // mongod's own diagnostics: they take CPU, and MongoDB 6 ends when it cannot write them to a full disk.
  ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
  // Of 100 MB by default: a start reads a whole file of the journal, and keeps two more.
  ...['--wiredTigerEngineConfigString', 'log=(file_max=10MB)'],
] as const

/** Through a restart after a crash with much to recover. */
const launchTimeoutMs = 120_000

/** Starts a mongod on loopback as a primary; it ends with this process, even by SIGKILL. Throws LaunchError. */
export async function launch({ binary, dbPath, port }: LaunchOptions): Promise<Launched> {
  const mongod = runMongod(binary.path, [
    ...['--port', String(port), '--dbpath', dbPath, '--replSet', replicaSet, '--storageEngine', 'wiredTiger'],
    ...['--bind_ip', '127.0.0.1', '--noauth', '--quiet', ...mongodSettings],
  ])
  const problem = await problemOf(mongod, port)
  if (problem) {
    await mongod.stop()
    const details = [problem, ...mongod.complaints.slice(0, 3)].join('\n')
    throw new LaunchError(
      launchProblem(mongod.complaints, dbPath) ?? `MongoDB ${binary.version} did not start on ${dbPath}: ${details}`,
    )
  }
  // What it had to say while it started does not tell why it ends later.
  mongod.complaints.length = 0
  return { ended: mongod.ended.then(() => launchProblem(mongod.complaints, dbPath)), stop: mongod.stop }
}

/** Why a mongod that was started does not take writes; null when it does. */
async function problemOf(mongod: MongodProcess, port: number): Promise<string | null> {
  const late = new AbortController()
  const tooLate = sleep(launchTimeoutMs, `It was not ready within ${launchTimeoutMs / 1_000} seconds.`, {
    ref: false,
    signal: late.signal,
  }).catch(() => null)
  const becomesReady = async () => {
    if (!(await mongod.listens)) return 'It ended before it was ready.'
    // Only now: the database's driver takes longer to load than mongod takes to be launched.
    const { becomePrimary } = await import('./replicaSet.ts')
    return Promise.race([becomePrimary(port).then(() => null), mongod.ended.then(() => 'It ended while it started.')])
  }
  const problem = await Promise.race([becomesReady().catch((error: Error) => error.message), tooLate])
  late.abort()
  return problem
}
