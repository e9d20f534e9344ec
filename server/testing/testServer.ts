import type { Server } from 'node:http'
import mongoose, { type mongo } from 'mongoose'
import type { Logger } from 'pino'
import { parseConfig } from '../config.ts'
import { database } from '../db/connection.ts'
import type { Domain } from '../domain.ts'
import { domains as allDomains } from '../domains.ts'
import { createLog } from '../log.ts'
import { listen } from '../http/listen.ts'
import { cacheClock } from '../lruCache.ts'
import { findPaths } from '../paths.ts'
import { type RunningServer, startServer } from '../server.ts'

export const testSettings = {
  JWT_SECRET: 'a secret for tests, long enough to be one',
  SECRETS_KEY: 'a key for tests, also long enough to be one',
  LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'fatal',
  // Tests send more requests in seconds than people send in days.
  RATE_LIMITS: 'false',
  // Tests do not depend on the space of their disk.
  STORAGE_FREE_PERCENT: '0',
  // A busy machine makes the database slow.
  DATABASE_TIMEOUT_MS: '60000',
  SHUTDOWN_GRACE_MS: '0',
  MEDIA_ORIGINS: 'https://media.example.org',
  // Push messages are read a second after a write. Another test may count its commands then.
  PUSH_SERVICES: '',
}

type Settings = Partial<Record<string, string>>
type Overrides = Settings | (() => Promise<Settings>)

type Used = { server: RunningServer; http: Server | undefined; wanted: readonly unknown[]; users: number }

let used: Used | undefined

/**
 * Starts the real server with an empty database for a test file, or for the `describe` that calls it. Scenes that ask
 * for the same share one.
 */
export function useServer(overrides?: Overrides, domains: readonly Domain[] = allDomains, log?: Logger): void {
  const wanted = [overrides, domains, log]
  beforeAll(async () => {
    if (used && !wanted.every((one, index) => one === used?.wanted[index])) {
      if (used.users > 0) throw new Error('Scenes that want a server of their own call useServer in their `describe`.')
      await stop()
    }
    used ??= { ...(await startTestServer(overrides, domains, log)), wanted, users: 0 }
    used.users++
  })
  afterAll(() => {
    if (used) used.users--
  })
}

afterAll(stop)

async function stop(): Promise<void> {
  // The server would wait for connections that `fetch` keeps open, or whose answer nobody reads.
  used?.http?.closeAllConnections()
  await used?.server.stop()
  used = undefined
}

async function startTestServer(
  overrides: Overrides | undefined,
  domains: readonly Domain[],
  log?: Logger,
): Promise<Pick<Used, 'server' | 'http'>> {
  const config = parseConfig({ ...testSettings, ...(typeof overrides === 'function' ? await overrides() : overrides) })
  const at = performance.now()
  cacheClock.now = () => at
  const uri = testDatabaseUri()
  await emptyLeftDatabase(uri)
  let http: Server | undefined
  const server = await startServer(uri, {
    config,
    domains,
    monitorCommands: true,
    hasChores: false,
    paths: findPaths(),
    log: log ?? createLog(config.logLevel),
    listen: (started) => {
      http = started
      return listen(started, 0, '127.0.0.1', () => {})
    },
  })
  // Otherwise a test could count the commands of migrations.
  await server.migrated
  return { server, http }
}

/** Each worker has a database, because new indexes for each test file would take longer than many of its tests. */
function testDatabaseUri(): string {
  const uri = new URL(process.env['TEST_MONGODB_URI'] ?? '')
  uri.pathname = `/${process.env['TEST_DATABASES']}${process.env['JEST_WORKER_ID']}`
  return uri.href
}

/** Above this, deleting what the worker's last test file has left takes longer than new indexes. */
const manyDocuments = 10_000

const emptyLeftDatabase = (uri: string) =>
  onDatabase(uri, async (left) => {
    const { objects } = await left.stats()
    await (objects > manyDocuments ? left.dropDatabase() : emptyCollections(left))
  })

/**
 * Gives a test file new indexes, if called before `useServer`. MongoDB breaks a tie between indexes by their age, and an
 * earlier test file may have built one again.
 */
export function useNewIndexes(): void {
  beforeAll(() => onDatabase(testDatabaseUri(), (left) => left.dropDatabase()))
}

async function onDatabase(uri: string, work: (database: mongo.Db) => Promise<unknown>): Promise<void> {
  const client = await mongoose.mongo.MongoClient.connect(uri)
  try {
    await work(client.db())
  } finally {
    await client.close()
  }
}

export function urlOf(path: string): string {
  if (!used) throw new Error('Call useServer() in the test file or in the describe.')
  return new URL(path, `http://127.0.0.1:${used.server.port}`).href
}

export const emptyDatabase = () => emptyCollections(database())

async function emptyCollections(of: mongo.Db): Promise<void> {
  const collections = await of.collections()
  const oneOf = ({ collectionName: coll }: { collectionName: string }) => ({
    $unionWith: { coll, pipeline: [{ $limit: 1 }, { $project: { _id: 0, name: { $literal: coll } } }] },
  })
  // Most collections are empty: one command that finds the others is faster than emptying each.
  const used = await of.aggregate([{ $documents: [] }, ...collections.map(oneOf)]).toArray()
  await Promise.all(used.map(({ name }) => of.collection(name).deleteMany({})))
}
