import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockHolder } from './lock.mjs'
import type { Report } from './binary.ts'
import { openDataFolder, readFacts, replicaSet, type DataFolder, type Facts } from './dataFolder.ts'
import { fileProblem } from './launchProblem.ts'
import { own, type Owned, type Place } from './own.ts'

export interface EmbeddedMongoOptions {
  dataDir: string
  report?: Report
  /** Called when a server was launched, here or by another process. */
  launched?: () => void
}

export interface EmbeddedMongo {
  /** With the database `linnet`. It stays the same until `stop`. */
  uri: string
  version: string
  source: string
  /** Stops it, unless another process uses the folder. */
  stop(): Promise<void>
}

const pollMs = 250

/**
 * Starts the MongoDB in `dataDir`, or joins the one of another process; until `stop` it is restarted after a crash.
 * Throws DataFolderError, MongodNotFoundError or LaunchError.
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { dataDir, report = () => {}, launched = () => {} } = options
  const place: Place = { dataDir, report, launched, folder: await openDataFolder(dataDir) }
  const stopping = new AbortController()
  const { signal } = stopping
  const first = await ownOrJoin(place, signal)
  const { port, version } = first.facts
  const keeping = keepUp(place, first, signal)
  return {
    uri: `mongodb://127.0.0.1:${port}/linnet?replicaSet=${replicaSet}`,
    version,
    source: first.owned?.binary.source ?? 'another process that serves the same folder',
    stop: async () => {
      stopping.abort()
      const last = await keeping
      await last.owned?.stop()
      last.owned?.release()
    },
  }
}

interface Role {
  facts: Facts
  /** Undefined if another process runs the server. */
  owned?: Owned
}

async function ownOrJoin(place: Place, signal: AbortSignal, keepPort?: number): Promise<Role> {
  for (let round = 0; ; round += 1) {
    const owned = await own(place, keepPort)
    if (owned) return { owned, facts: { port: owned.port, version: owned.binary.version } }
    place.launched()
    const facts = await served(place.folder, keepPort)
    if (facts) return { facts }
    if (round === 10) {
      place.report(
        `Process ${lockHolder(place.folder.ownerFile)?.pid} is starting MongoDB on the same data: waiting for it`,
      )
    }
    await sleep(100, undefined, { signal })
  }
}

async function served(folder: DataFolder, keepPort?: number): Promise<Facts | undefined> {
  const facts = await readFacts(folder).catch(() => undefined)
  if (!facts) return undefined
  const isWanted = keepPort === undefined || keepPort === facts.port
  const { serves } = await import('./replicaSet.ts')
  return isWanted && (await serves(facts.port, folder.dbPath)) ? facts : undefined
}

/** Retries pause because each costs a second of CPU time. */
const firstPauseMs = 1_000
const longestPauseMs = 5_000

/** A server that ran for this long is restarted at once. */
const steadyMs = 30_000

const isTriedAgain = 'It is tried again until it starts.'

/** Restarts the server until the signal, and reports each new reason once. Resolves to the last role. */
async function keepUp(place: Place, first: Role, signal: AbortSignal): Promise<Role> {
  const aborted = once(signal, 'abort').then(() => undefined)
  for (let role = first; ;) {
    const since = performance.now()
    const reason = await Promise.race([endOf(role, place.folder, signal), aborted])
    if (signal.aborted) return role
    const event = role.owned ? 'MongoDB ended unexpectedly.' : 'MongoDB lost its process.'
    place.report(reason ? `${event} ${reason}\n${isTriedAgain}` : event)
    role.owned?.release()
    const wait = performance.now() - since > steadyMs ? 0 : firstPauseMs
    const next = await startAgain(place, { port: role.facts.port, wait, reason, signal, aborted })
    if (!next) return { facts: role.facts }
    role = next
  }
}

type Again = {
  port: number
  wait: number
  reason: string | undefined
  signal: AbortSignal
  aborted: Promise<undefined>
}

/** Retries until the server is up. Undefined if the signal comes first. */
async function startAgain(place: Place, { port, wait, reason, signal, aborted }: Again): Promise<Role | undefined> {
  let reported = reason
  const isOver = () => signal.aborted
  for (let pause = wait; ; pause = Math.min(2 * pause || firstPauseMs, longestPauseMs)) {
    await Promise.race([sleep(pause, undefined, { ref: false }), aborted])
    if (isOver()) return undefined
    try {
      const role = await ownOrJoin(place, signal, port)
      place.report('MongoDB runs again')
      return role
    } catch (error) {
      // The name of a temporary file would make each message differ.
      const message =
        fileProblem(error, place.folder.dbPath) ?? (error instanceof Error ? error.message : String(error))
      if (!isOver() && message !== reported) place.report(`${message}\n${isTriedAgain}`)
      reported = message
    }
  }
}

/** Resolves when the server stops, with the reason if it is known. */
async function endOf({ owned }: Role, folder: DataFolder, signal: AbortSignal): Promise<string | undefined> {
  if (owned) return owned.ended
  while (!signal.aborted && isOwned(folder)) await sleep(pollMs, undefined, { ref: false })
  return undefined
}

/** A lock file that cannot be read tells nothing about its owner. */
function isOwned(folder: DataFolder): boolean {
  try {
    return lockHolder(folder.ownerFile) !== undefined
  } catch {
    return true
  }
}
