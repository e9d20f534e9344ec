import mongoose from 'mongoose'
import { removeBundle } from './bundle.ts'
import { running } from './runningMongo.ts'

export default async function globalTeardown(): Promise<void> {
  const { TEST_MONGODB_URI: given, TEST_DATABASES: prefix } = process.env
  if (given && prefix) await dropDatabases(given, prefix)
  await Promise.all([...running.mongos.splice(0).map((mongo) => mongo.stop()), removeBundle()])
}

/** A MongoDB that was given to the run outlives it. */
async function dropDatabases(uri: string, prefix: string): Promise<void> {
  const client = await mongoose.mongo.MongoClient.connect(uri)
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true })
    const own = databases.filter(({ name }) => name.startsWith(prefix))
    for (const { name } of own) await client.db(name).dropDatabase()
  } finally {
    await client.close()
  }
}
