import type { Logger } from 'pino'
import { followChanges } from '../db/changes.ts'
import { PurgeModel } from './purge.model.ts'

let heard = 0

/** The number changes after every purge on any server: what was made before may show what was purged. */
export const purgesHeard = () => heard

/** Must be called after a commit. */
export function hearPurge(): void {
  heard++
}

/** Learns of purges through any server. `onPurge` forgets what is kept in memory. */
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
