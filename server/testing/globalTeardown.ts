import { removeBundle } from './bundle.ts'
import { running } from './runningMongo.ts'

export default async function globalTeardown(): Promise<void> {
  await Promise.all([...running.mongos.splice(0).map((mongo) => mongo.stop()), removeBundle()])
}
