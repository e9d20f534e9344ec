import { startTestMongo } from '../db/mongod/testMongo.ts'
import { running } from './runningMongo.ts'

/** One MongoDB for the whole run; test files find it in TEST_MONGODB_URI and take a database each. */
export default async function globalSetup(): Promise<void> {
  running.mongo = await startTestMongo((line) => console.error(line))
  process.env.TEST_MONGODB_URI = running.mongo.uri
}
