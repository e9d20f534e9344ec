import { createHash } from 'node:crypto'
import type { mongo } from 'mongoose'
import { database } from '../db/connection.ts'

export type Snapshot = Map<string, mongo.Document[]>

/** Excluded, because even refused requests count failed attempts there. */
const excluded = new Set(['attempts'])

async function collectionNames(): Promise<string[]> {
  const collections = await database().listCollections({}, { nameOnly: true }).toArray()
  return collections
    .map(({ name }) => name)
    .filter((name) => !excluded.has(name) && !name.startsWith('system.'))
    .sort()
}

export async function takeSnapshot(): Promise<Snapshot> {
  const names = await collectionNames()
  const contents = await Promise.all(names.map((name) => database().collection(name).find().sort({ _id: 1 }).toArray()))
  return new Map(names.map((name, index) => [name, contents[index] ?? []]))
}

export async function restore(snapshot: Snapshot): Promise<void> {
  await Promise.all(
    (await collectionNames()).map(async (name) => {
      const documents = snapshot.get(name) ?? []
      await database().collection(name).deleteMany({})
      if (documents.length > 0) await database().collection(name).insertMany(documents)
    }),
  )
}

export async function digest(): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify([...(await takeSnapshot())]))
    .digest('hex')
}
