import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'

/** A busy machine takes long to start or to stop MongoDB. */
const patienceMs = 600_000

export async function using<T>({ uri }: { uri: string }, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(uri, {
    writeConcern: { w: 'majority', journal: true },
    serverSelectionTimeoutMS: patienceMs,
  })
  try {
    return await work(client)
  } finally {
    await client.close()
  }
}

export const write = (mongo: { uri: string }, word: string) =>
  using(mongo, (client) => client.db().collection('words').insertOne({ word }))

export const pidOfMongod = async (dataDir: string) => Number(await readFile(join(dataDir, 'mongo/mongod.lock'), 'utf8'))
