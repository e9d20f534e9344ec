import { startTestMongo } from '../db/mongod/testMongo.ts'
import { running } from './runningMongo.ts'

/** Starts one MongoDB for the whole run. Test files find it in TEST_MONGODB_URI and use a database each. */
export default async function globalSetup(): Promise<void> {
  running.mongo = await startTestMongo((line) => console.error(line))
  process.env.TEST_MONGODB_URI = running.mongo.uri
}
