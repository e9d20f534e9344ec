import { MongoClient } from 'mongodb'
import { startEmbeddedMongo } from '../db/mongod/embedded.ts'

/** A process that tests kill: it writes one number after another, and prints each when it is in the journal. */
const [dataDir = ''] = process.argv.slice(2)
const mongo = await startEmbeddedMongo({ dataDir })
const client = await MongoClient.connect(mongo.uri, { writeConcern: { w: 'majority', journal: true } })
const numbers = client.db().collection<{ _id: number }>('numbers')
for (let next = 1; ; next += 1) {
  await numbers.insertOne({ _id: next })
  process.stdout.write(`${next}\n`)
}
