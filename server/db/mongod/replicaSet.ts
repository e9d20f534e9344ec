import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, MongoClient, MongoNetworkError, MongoServerError } from 'mongodb'

export const replicaSet = 'linnet'

/** Codes of MongoDB's errors. */
const initialized = 23
const notYetInitialized = 94

interface ReplicaSetConfig {
  members: { _id: number; host: string }[]
}

/**
 * Makes the mongod on a port a writable replica set of one, and returns when it takes writes: initiates new data, and
 * tells data that comes from another port its new address, without which it would wait for its old self for ever.
 */
export async function becomePrimary(port: number): Promise<void> {
  const client = await new MongoClient(directUri(port), { serverSelectionTimeoutMS: 10_000 }).connect()
  try {
    const admin = client.db('admin')
    while (!(await isConfigured(admin, `127.0.0.1:${port}`))) await sleep(10)
  } finally {
    await client.close()
  }
}

/** Whether it takes writes; if not, it is told what it lacks. */
async function isConfigured(admin: Db, host: string): Promise<boolean> {
  try {
    if ((await admin.command({ hello: 1 })).isWritablePrimary) return true
    const config = await configOf(admin)
    const members = [{ ...config?.members[0], _id: 0, host }]
    if (!config) await admin.command({ replSetInitiate: { _id: replicaSet, members } })
    else if (config.members[0]?.host !== host) {
      await admin.command({ replSetReconfig: { ...config, members }, force: true })
    }
  } catch (error) {
    // A server whose role changes closes its connections; one that has not read its configuration yet says first that
    // it has none, then that it has one. Both pass.
    const passes =
      error instanceof MongoNetworkError || (error instanceof MongoServerError && error.code === initialized)
    if (!passes) throw error
  }
  return false
}

async function configOf(admin: Db): Promise<ReplicaSetConfig | undefined> {
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 })
    return config as ReplicaSetConfig
  } catch (error) {
    if (error instanceof MongoServerError && error.code === notYetInitialized) return undefined
    throw error
  }
}

/** Whether a mongod on this port serves this folder and takes writes. Never throws. */
export async function serves(port: number, dbPath: string): Promise<boolean> {
  const client = new MongoClient(directUri(port), { serverSelectionTimeoutMS: 500, connectTimeoutMS: 500 })
  try {
    const admin = (await client.connect()).db('admin')
    if (!(await admin.command({ hello: 1 })).isWritablePrimary) return false
    const { parsed } = (await admin.command({ getCmdLineOpts: 1 })) as { parsed?: { storage?: { dbPath?: string } } }
    return parsed?.storage?.dbPath === dbPath
  } catch {
    return false
  } finally {
    await client.close()
  }
}

function directUri(port: number): string {
  return `mongodb://127.0.0.1:${port}/?directConnection=true`
}
