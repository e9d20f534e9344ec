import { running } from './runningMongo.ts'

export default async function globalTeardown(): Promise<void> {
  await running.mongo?.stop()
}
