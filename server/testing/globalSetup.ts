import { access, constants, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { removeAbandoned, startTestMongo } from '../db/mongod/testMongo.ts'
import { running } from './runningMongo.ts'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'

/** More than a run of all tests writes; containers often have less. */
const bytesNeeded = 4 * 1024 ** 3

/** Starts one MongoDB for the whole run, at TEST_MONGODB_URI; each test file uses its own database. */
export default async function globalSetup(): Promise<void> {
  await removeAbandoned(memory).catch(() => {})
  // Tests would wait for a disk at each write; those that need one start their own MongoDB.
  const parent = (await hasRoom(memory)) ? memory : tmpdir()
  running.mongo = await startTestMongo((line) => console.error(line), parent)
  process.env.TEST_MONGODB_URI = running.mongo.uri
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
