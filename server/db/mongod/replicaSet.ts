import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, MongoClient, MongoNetworkError, MongoServerError } from 'mongodb'
import { replicaSet } from './dataFolder.ts'
import { directAddressWith } from './key.ts'

const initialized = 23
const notYetInitialized = 94

/** MongoDB takes no less, in megabytes. Its default is a twentieth of the free disk, which one member does not need. */
const oplogMb = 990

interface ReplicaSetConfig {
  members: { _id: number; host: string }[]
}

/** Makes a mongod a primary with a bounded oplog, and waits for it. Gives data from another port its new address. */
export async function becomePrimary(port: number, key: string): Promise<void> {
  const client = new MongoClient(directAddressWith(key, port), { serverSelectionTimeoutMS: 10_000 })
  try {
    while (!(await isConfigured(client, `127.0.0.1:${port}`))) await sleep(10)
  } finally {
    await client.close()
  }
}

async function isConfigured(client: MongoClient, host: string): Promise<boolean> {
  try {
    const admin = (await client.connect()).db('admin')
    if ((await admin.command({ hello: 1 })).isWritablePrimary) {
      await admin.command({ replSetResizeOplog: 1, size: oplogMb })
      return true
    }
    const config = await configOf(admin)
    const members = [{ ...config?.members[0], _id: 0, host }]
    if (!config) await admin.command({ replSetInitiate: { _id: replicaSet, members } })
    else if (config.members[0]?.host !== host) {
      await admin.command({ replSetReconfig: { ...config, members }, force: true })
    }
  } catch (error) {
    // While its role changes, a server closes connections, also new ones, and may say briefly that it is not configured.
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

/** Whether a mongod on this port answers soon, serves this folder, takes this key and accepts writes. Never throws. */
export async function serves(port: number, dbPath: string, key: string, patienceMs: number): Promise<boolean> {
  const patience = { serverSelectionTimeoutMS: patienceMs, connectTimeoutMS: patienceMs }
  const client = new MongoClient(directAddressWith(key, port), patience)
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
