import { running } from './runningMongo.ts'

/** Ends the run's MongoDB and removes what it stored. */
export default async function globalTeardown(): Promise<void> {
  await running.mongo?.stop()
}
