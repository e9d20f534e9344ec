import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort, { portNumbers } from 'get-port'
import { MongoMemoryReplSet } from 'mongodb-memory-server'
import { startOf } from './processes.mjs'
import type { Report } from './binary.ts'
import { findMongod, forgetBroken } from './find.ts'
import { replicaSet } from './dataFolder.ts'
import { leastCacheMb, mongodSettings } from './launch.ts'

export interface TestMongo {
  /** Names no database, because each worker has its own. */
  uri: string
  stop(): Promise<void>
}

const prefix = 'linnet-test-'

/** Starts a MongoDB in a temporary folder in `parent`, or uses TEST_MONGODB_URI. Throws if there is no mongod. */
export async function startTestMongo(report: Report, parent = tmpdir()): Promise<TestMongo> {
  const given = process.env.TEST_MONGODB_URI
  if (given) return { uri: given, stop: async () => {} }
  const binary = await findMongod({ uriSetting: 'TEST_MONGODB_URI', report })
  await removeAbandoned(parent)
  const dbPath = await mkdtemp(join(parent, `${prefix}${process.pid}-`))
  const clear = () => rm(dbPath, { recursive: true, force: true, maxRetries: 5 })
  try {
    const port = await getPort({ host: '127.0.0.1', port: portNumbers(30_000 + (process.pid % 2_000), 32_700) })
    const mongo = await MongoMemoryReplSet.create({
      binary: { systemBinary: binary.path, version: binary.version },
      // A busy machine needs longer than the default of ten seconds.
      instanceOpts: [{ dbPath, port, args: mongodSettings(leastCacheMb), launchTimeout: 120_000 }],
      replSet: { name: replicaSet, storageEngine: 'wiredTiger', ip: '127.0.0.1' },
    })
    return {
      uri: mongo.getUri(),
      stop: () => mongo.stop({ doCleanup: false }).then(clear, clear),
    }
  } catch (error) {
    await clear()
    if (await forgetBroken(binary)) return startTestMongo(report, parent)
    throw error
  }
}

export async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : NaN
    if (!Number.isInteger(pid) || startOf(pid) !== undefined) continue
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => {})
  }
}
