import { createServer } from 'node:http'
import type { mongo } from 'mongoose'
import { connect, database, ensureIndexes } from '../../server/db/connection.ts'
import { modelsOf } from '../../server/domain.ts'
import { domains } from '../../server/domains.ts'
import { generate } from '../dataset/generate.ts'
import { listenAndReport, setting } from './process.ts'

/** Imports the data set each time it is asked, into an empty database of its own; answers how long that took. */
const sizes = { users: 4_000, posts: 15_000, replies: 5_000, follows: 15, likes: 15, bookmarks: 5 }
const collections = ['follows', 'likes', 'bookmarks', 'posts', 'users']

const uri = new URL(setting().uri)
uri.pathname += `-import-${process.pid}`
await connect(uri.href)
await ensureIndexes(modelsOf(domains))

async function empty(): Promise<void> {
  for (const name of collections) await database().collection(name).deleteMany({})
}

/** The same documents by the driver alone, one command after the other. */
async function plainImport(): Promise<() => Promise<void>> {
  await generate(sizes)
  const writes = new Map<string, mongo.AnyBulkWriteOperation[]>()
  for (const name of collections) {
    const documents = await database().collection(name).find().toArray()
    writes.set(
      name,
      documents.map((document) => ({ insertOne: { document } })),
    )
  }
  return async () => {
    for (const [name, inserts] of writes) await database().collection(name).bulkWrite(inserts, { ordered: false })
  }
}

const work = process.env['MODE'] === 'plain' ? await plainImport() : () => generate(sizes)

async function timed(): Promise<number> {
  await empty()
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

listenAndReport(createServer((_request, response) => void timed().then((ms) => response.end(String(ms)))))
