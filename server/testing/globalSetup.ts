import { access, constants, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { GlobalConfig } from 'jest'
import { removeAbandoned, startTestMongo } from '../db/mongod/testMongo.ts'
import { running } from './runningMongo.ts'

/** The folder of files that Linux keeps in memory. */
const memory = '/dev/shm'

/** A run of all tests writes less. Containers often have less memory. */
const bytesNeeded = 4 * 1024 ** 3

/**
 * Starts a MongoDB for each worker, because a server's change streams read all that tests write to its MongoDB. A run
 * of chosen files is short and gets one. `environment.cjs` gives workers their addresses, and each worker has its own
 * database.
 */
export default async function globalSetup({ maxWorkers, testPathPatterns }: GlobalConfig): Promise<void> {
  process.env['TEST_DATABASES'] = `test-${process.pid}-`
  await removeAbandoned(memory).catch(() => {})
  // On a disk, each write would wait. Tests that need a disk start their own MongoDB.
  const parent = (await hasRoom(memory)) ? memory : tmpdir()
  const count = testPathPatterns.isSet() ? 1 : maxWorkers
  const start = async () => {
    running.mongos.push(await startTestMongo((line) => console.error(line), parent))
  }
  // The first start may have to download mongod.
  await start()
  await Promise.all(Array.from({ length: count - 1 }, start))
  process.env.TEST_MONGODB_URIS = running.mongos.map(({ uri }) => uri).join(' ')
}

async function hasRoom(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return Math.min(bavail * bsize, process.availableMemory()) > bytesNeeded
  } catch {
    return false
  }
}
