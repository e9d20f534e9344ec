import { access, constants, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { GlobalConfig } from 'jest'
import { removeAbandoned, startTestMongo } from '../db/mongod/testMongo.ts'
import { running } from './runningMongo.ts'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'

/** More than a run of all tests writes; containers often have less. */
const bytesNeeded = 4 * 1024 ** 3

/**
 * Starts a MongoDB for each worker, because the change streams of a server read what all tests write to theirs; one if
 * the run is of chosen files, and short. `environment.cjs` hands them out. Each test file uses its own database.
 */
export default async function globalSetup({ maxWorkers, testPathPatterns }: GlobalConfig): Promise<void> {
  await removeAbandoned(memory).catch(() => {})
  // Tests would wait for a disk at each write; those that need one start their own MongoDB.
  const parent = (await hasRoom(memory)) ? memory : tmpdir()
  const count = testPathPatterns.isSet() ? 1 : maxWorkers
  const start = async () => {
    running.mongos.push(await startTestMongo((line) => console.error(line), parent))
  }
  // The first may have to download mongod.
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
