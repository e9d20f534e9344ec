import { running } from './runningMongo.ts'

export default async function globalTeardown(): Promise<void> {
  await Promise.all(running.mongos.map((mongo) => mongo.stop()))
}
