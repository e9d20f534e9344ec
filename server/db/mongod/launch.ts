import type { EventEmitter } from 'node:events'
import { MongoInstance } from 'mongodb-memory-server'
import { OperatorError } from '../../operatorError.ts'
import type { MongodBinary } from './binary.ts'
import { launchProblem } from './launchProblem.ts'
import { becomePrimary, replicaSet } from './replicaSet.ts'

/** What a mongod needs to start. */
export interface LaunchOptions {
  binary: MongodBinary
  dbPath: string
  port: number
  /** Further arguments for mongod. */
  args?: string[]
}

/** A running mongod that this process started. */
export interface Launched {
  /** Ends it cleanly; the data stays. */
  stop(): Promise<void>
  /** Resolves when it ends, whatever the reason. */
  ended: Promise<void>
}

/** The mongod did not come up; the message holds what it complained about. */
export class LaunchError extends OperatorError {
  override name = 'LaunchError'
}

/** Through a restart after a crash with much to recover. */
const launchTimeout = 120_000

/**
 * Starts a mongod on loopback as a replica set of one and returns when it takes writes. mongodb-memory-server runs it
 * and sees that it ends when this process does, even by SIGKILL. Throws LaunchError.
 */
export async function launch({ binary, dbPath, port, args = [] }: LaunchOptions): Promise<Launched> {
  // Its version is known already; the library would run it once more, and block meanwhile.
  process.env.MONGOMS_SYSTEM_BINARY_VERSION_CHECK = 'false'
  const instance = new MongoInstance({
    binary: { systemBinary: binary.path, version: binary.version },
    // A group of its own: Ctrl-C in a terminal must reach the server alone, which ends requests in flight first.
    spawn: { detached: true },
    instance: {
      port,
      dbPath,
      ip: '127.0.0.1',
      replSet: replicaSet,
      storageEngine: 'wiredTiger',
      launchTimeout,
      args: ['--wiredTigerCacheSizeGB', '0.25', '--nounixsocket', '--quiet', ...args],
    },
  })
  const complaints: string[] = []
  // Its types hide the names of its events.
  const events: EventEmitter = instance
  events.on('instanceSTDOUT', (lines: string) => complaints.push(...complaintsIn(lines)))
  const ended = new Promise<void>((resolve) => events.once('instanceClosed', () => resolve()))
  const stop = async () => {
    // Asked by a signal: the library's other way, a command to a replica set, complains when nobody answers it.
    instance.isReplSet = false
    await instance.stop()
  }
  try {
    await instance.start()
    await becomePrimary(port)
  } catch (error) {
    await stop()
    const reasons = [(error as Error).message, ...complaints.slice(-3)]
    const problem = launchProblem(complaints, dbPath)
    throw new LaunchError(problem ?? `MongoDB ${binary.version} did not start on ${dbPath}: ${reasons.join('\n')}`, {
      cause: error,
    })
  }
  complaints.length = 0
  events.removeAllListeners('instanceSTDOUT')
  return { ended, stop }
}

/** mongod logs a JSON object a line; those of severity error and fatal say why it gives up. */
function complaintsIn(lines: string): string[] {
  return lines.split('\n').filter((line) => /"s":"[EF]"/.test(line))
}
