import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { resumeDeletions } from './auth/accountDeletion.ts'
import type { Config } from './config.ts'
import { connect, database, disconnect, ensureIndexes } from './db/connection.ts'
import { watchOutages } from './db/outage.ts'
import { drain } from './drain.ts'
import { createHttpServer } from './http.ts'
import type { Paths } from './paths.ts'
import { assembleDomains } from './hydration.ts'
import { stopDecoding } from './media/imageProcess.ts'
import { startMediaRemoval } from './media/media.removal.ts'

/** A running server. */
export type RunningServer = {
  port: number
  /** Finishes what is in flight, then closes everything but the MongoDB server. */
  stop(): Promise<void>
}

type Options = {
  config: Config
  paths: Paths
  log: Logger
  /** Fills an empty database; nothing is served before it ends. */
  seed?: () => Promise<void>
  /** Finds a port and listens. */
  listen: (server: Server) => Promise<void>
}

/** Connects to the database, brings it into shape, and serves. */
export async function startServer(uri: string, { config, paths, log, seed, listen }: Options): Promise<RunningServer> {
  assembleDomains()
  await connect(uri)
  const stopWatching = watchOutages(log)
  await ensureIndexes()
  // An account that is marked is invisible: that its removal fails again must not keep everybody else out.
  await resumeDeletions().catch((error: unknown) => log.error({ err: error }, 'a deletion could not be ended'))
  await seed?.()
  const { server, stop } = await createHttpServer(config, paths, log, databaseAnswers)
  await listen(server)
  const removal = startMediaRemoval(log)
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      await drain(server)
      await removal.stop()
      stopDecoding()
      await stop()
      stopWatching()
      await disconnect()
    },
  }
}

async function databaseAnswers(): Promise<boolean> {
  try {
    const { ok } = await database().command({ ping: 1 }, { signal: AbortSignal.timeout(2_000) })
    return ok === 1
  } catch {
    return false
  }
}
