import { running } from './runningMongo.ts'

/** Stops the run's MongoDB and deletes its data. */
export default async function globalTeardown(): Promise<void> {
  await running.mongo?.stop()
}
