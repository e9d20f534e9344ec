import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockHolder } from './lock.mjs'
import type { Report } from './binary.ts'
import { openDataFolder, readFacts, type DataFolder, type Facts } from './dataFolder.ts'
import { own, type Owned, type Place } from './own.ts'
import { replicaSet, serves } from './replicaSet.ts'

/** Where the data lies, and who hears about steps that take longer. */
export interface EmbeddedMongoOptions {
  dataDir: string
  report?: Report
}

/** A MongoDB under the data folder, a replica set of one. */
export interface EmbeddedMongo {
  /** Names the database `linnet`. Stays the same for as long as this is not stopped. */
  uri: string
  /** As `6.0.5`. */
  version: string
  /** Where its mongod came from, in words. */
  source: string
  /** Ends it, unless another process of the same folder runs it. The data stays. */
  stop(): Promise<void>
}

const pollMs = 250

/**
 * Starts the MongoDB that keeps its data under `dataDir`, or joins the one that another process runs there. As long as
 * this is not stopped, the server is kept up: started again when it crashes, taken over when the process that ran it
 * leaves, on the same port with the same data, so that drivers find it again by themselves.
 *
 * Throws DataFolderError (data of another version, unreadable), MongodNotFoundError or LaunchError, all in words for
 * the person who started it.
 */
export async function startEmbeddedMongo({ dataDir, report = () => {} }: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const place: Place = { dataDir, report, folder: await openDataFolder(dataDir) }
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
  /** Undefined: the server belongs to another process. */
  owned?: Owned
}

async function ownOrJoin(place: Place, signal: AbortSignal, keepPort?: number): Promise<Role> {
  for (let round = 0; ; round += 1) {
    const owned = await own(place, keepPort)
    if (owned) return { owned, facts: { port: owned.port, version: owned.binary.version } }
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
  return isWanted && (await serves(facts.port, folder.dbPath)) ? facts : undefined
}

/** Until the signal comes, puts the server up again whenever it is gone. Resolves with the role held at the end. */
async function keepUp(place: Place, first: Role, signal: AbortSignal): Promise<Role> {
  const over = aborted(signal)
  let role = first
  for (;;) {
    await Promise.race([role.owned?.ended ?? ownerGone(place.folder, signal), over])
    if (signal.aborted) return role
    place.report(role.owned ? 'MongoDB ended unexpectedly: starting it again' : 'MongoDB lost its process: taking over')
    role.owned?.release()
    role = { facts: role.facts }
    try {
      role = await ownOrJoin(place, signal, role.facts.port)
    } catch (error) {
      // Ended by the signal, or tried again in a second.
      if (error instanceof Error && error.name !== 'AbortError') place.report(error.message)
      await Promise.race([sleep(1000, undefined, { ref: false }), over])
    }
  }
}

async function ownerGone(folder: DataFolder, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && lockHolder(folder.ownerFile)) await sleep(pollMs, undefined, { ref: false })
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort')
}
