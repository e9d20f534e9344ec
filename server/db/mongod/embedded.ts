import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf } from '../../errors.ts'
import type { Report } from './binary.ts'
import { type DataFolder, openDataFolder, readFacts } from './dataFolder.ts'
import { addressWith, protect, readKey } from './key.ts'
import { leastCacheMb } from './launch.ts'
import { fileProblem } from './launchProblem.ts'
import { lockHolder } from './lock.mjs'
import { type Place, type Server, startServer, takeFolder } from './own.ts'

export interface EmbeddedMongoOptions {
  dataDir: string
  cacheMb?: number
  report?: Report
  /** Called when MongoDB was launched, and only waiting for it is left. */
  launched?: () => void
}

export interface EmbeddedMongo {
  /** Names the database `linnet` and holds its key, so it is a secret. It stays the same until `stop`. */
  uri: string
  version: string
  source: string
  stop(): Promise<void>
}

/**
 * Starts the MongoDB in `dataDir`, which this process then owns. Until `stop` it is restarted after a crash, on the
 * same port. Throws MongodNotFoundError, LaunchError, or DataFolderError, also if another process owns the folder.
 * server/README.md says why it is not mongodb-memory-server's.
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { dataDir, cacheMb = leastCacheMb, report = () => {}, launched = () => {} } = options
  const folder = await openDataFolder(dataDir)
  const release = await takeFolder(folder, report)
  const start = async () => {
    const place: Place = { dataDir, cacheMb, report, launched, folder, key: await protect(folder) }
    return { place, first: await startServer(place) }
  }
  const { place, first } = await start().catch((error: unknown) => {
    release()
    throw error
  })
  const stopping = new AbortController()
  const keeping = keepUp(place, first, stopping.signal)
  return {
    uri: addressWith(place.key, first.port),
    version: first.binary.version,
    source: first.binary.source,
    stop: async () => {
      stopping.abort()
      const last = await keeping
      await last?.stop()
      release()
    },
  }
}

/** For tools: like `startEmbeddedMongo`, but uses a MongoDB that already serves the folder, and leaves it running. */
export async function useEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const folder = await openDataFolder(options.dataDir)
  return (await runningOn(folder)) ?? startEmbeddedMongo(options)
}

/** How long a running MongoDB may take to answer; longer if the folder has an owner, which may be starting it. */
const firstPatienceMs = 500
const longestPatienceMs = 16_000

async function runningOn(folder: DataFolder): Promise<EmbeddedMongo | undefined> {
  const { serves } = await import('./replicaSet.ts')
  for (let patienceMs = firstPatienceMs; ; patienceMs *= 2) {
    const end = performance.now() + patienceMs
    // An owner that starts may change both meanwhile.
    const facts = await readFacts(folder)
    // A release before keys has none; `startEmbeddedMongo` reports that it runs.
    const key = await readKey(folder).catch(() => undefined)
    if (!facts || !key) return undefined
    if (await serves(facts.port, folder.dbPath, key, patienceMs)) {
      const source = 'of another process, which serves the same folder'
      return { uri: addressWith(key, facts.port), version: facts.version, source, stop: async () => {} }
    }
    if (patienceMs >= longestPatienceMs || !lockHolder(folder.ownerFile)) return undefined
    // A server that is not yet primary says so at once.
    await sleep(Math.max(0, end - performance.now()))
  }
}

/** Retries pause, because each costs a second of CPU time. */
const firstPauseMs = 1_000
const longestPauseMs = 5_000

const steadyMs = 30_000

const isTriedAgain = 'It is tried again until it starts.'

/** Restarts the server until the signal comes. Resolves with the server that runs then, undefined if none does. */
async function keepUp(place: Place, first: Server, signal: AbortSignal): Promise<Server | undefined> {
  const aborted = once(signal, 'abort').then(() => undefined)
  for (let server: Server | undefined = first; server;) {
    const since = performance.now()
    const reason = await Promise.race([server.ended, aborted])
    if (signal.aborted) return server
    place.report(`MongoDB ended unexpectedly.${reason ? ` ${reason}\n${isTriedAgain}` : ''}`)
    const pause = performance.now() - since > steadyMs ? 0 : firstPauseMs
    server = await startAgain(place, { port: server.port, pause, reason, signal, aborted })
  }
  return undefined
}

type Again = {
  port: number
  pause: number
  reason: string | undefined
  signal: AbortSignal
  aborted: Promise<undefined>
}

/** Tries until the server is up again, and reports each new reason once. Undefined if the signal comes first. */
async function startAgain(place: Place, { port, pause: first, reason, signal, aborted }: Again) {
  let reported = reason
  for (let pause = first; ; pause = Math.min(2 * pause || firstPauseMs, longestPauseMs)) {
    await Promise.race([sleep(pause, undefined, { ref: false }), aborted])
    if (signal.aborted) return undefined
    try {
      const server = await startServer(place, port)
      place.report('MongoDB runs again')
      return server
    } catch (error) {
      // The name of a temporary file would make each message differ.
      const message = fileProblem(error, place.folder.dbPath) ?? messageOf(error)
      if (message !== reported) place.report(`${message}\n${isTriedAgain}`)
      reported = message
    }
  }
}
