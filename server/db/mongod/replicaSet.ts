import { setTimeout as sleep } from 'node:timers/promises'
import { MongoClient, MongoServerError } from 'mongodb'

export const replicaSet = 'linnet'

/** Codes of MongoDB's errors. */
const notYetInitialized = 94

interface ReplicaSetConfig {
  version: number
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
    const host = `127.0.0.1:${port}`
    const config = await admin.command({ replSetGetConfig: 1 }).then(
      (answer) => answer.config as ReplicaSetConfig,
      (error: unknown) => {
        if (error instanceof MongoServerError && error.code === notYetInitialized) return undefined
        throw error
      },
    )
    if (!config) {
      await admin.command({ replSetInitiate: { _id: replicaSet, members: [{ _id: 0, host }] } })
    } else if (config.members[0]?.host !== host) {
      await admin.command({ replSetReconfig: { ...config, members: [{ ...config.members[0], host }] }, force: true })
    }
    while (!(await admin.command({ hello: 1 })).isWritablePrimary) await sleep(10)
  } finally {
    await client.close()
  }
}

/** Whether a mongod on this port serves this folder and takes writes. Never throws. */
export async function serves(port: number, dbPath: string): Promise<boolean> {
  const client = new MongoClient(directUri(port), { serverSelectionTimeoutMS: 500, connectTimeoutMS: 500 })
  try {
    const admin = (await client.connect()).db('admin')
    if (!(await admin.command({ hello: 1 })).isWritablePrimary) return false
    const { parsed } = await admin.command({ getCmdLineOpts: 1 })
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
