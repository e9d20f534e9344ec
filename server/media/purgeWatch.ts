import type { Logger } from 'pino'
import { followChanges } from '../db/changes.ts'
import { PurgeModel } from './purge.model.ts'

let heard = 0

/** Another number after every purge, on whatever server: what was put together before may show what is purged. */
export const purgesHeard = () => heard

/** Call after a commit. */
export function hearPurge(): void {
  heard++
}

/** Follows what administrators purge through any server. `onPurge` forgets what is kept in memory. */
export function watchPurges(log: Logger, onPurge: () => void): { stop(): Promise<void> } {
  const hear = () => {
    hearPurge()
    onPurge()
  }
  return followChanges({
    collection: PurgeModel.collection.collectionName,
    pipeline: [{ $match: { operationType: 'insert' } }],
    log,
    problem: 'purges could not be followed; the next attempt follows',
    onOpen: hear,
    onChange: hear,
  })
}
