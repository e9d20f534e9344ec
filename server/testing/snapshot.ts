import type { mongo } from 'mongoose'
import { database } from '../db/connection.ts'

type Hashes = Partial<Record<string, string>>

export type Snapshot = { documents: Map<string, mongo.Document[]>; hashes: Hashes }

/** A hash for each collection. Any changed byte of a document changes it. */
export async function digest(): Promise<Hashes> {
  const { collections } = (await database().command({ dbHash: 1 })) as { collections: Hashes }
  // Refused requests may count failed attempts there.
  const { attempts: _, ...others } = collections
  return others
}

export async function takeSnapshot(): Promise<Snapshot> {
  const hashes = await digest()
  // As a number of JavaScript, it would be stored as another type of BSON.
  const documentsOf = (name: string) => database().collection(name).find({}, { promoteValues: false }).toArray()
  const contents = Object.keys(hashes).map(async (name) => [name, await documentsOf(name)] as const)
  return { documents: new Map(await Promise.all(contents)), hashes }
}

export async function restore({ documents, hashes }: Snapshot): Promise<void> {
  const changed = Object.entries(await digest()).filter(([name, hash]) => hash !== hashes[name])
  await Promise.all(
    changed.map(async ([name]) => {
      const kept = documents.get(name) ?? []
      await database().collection(name).deleteMany({})
      if (kept.length > 0) await database().collection(name).insertMany(kept)
    }),
  )
}
