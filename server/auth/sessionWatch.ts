import type { Logger } from 'pino'
import { type Change, followChanges } from '../db/changes.ts'
import { evictSession, setWatching, suspectSessionEnds } from './sessionCache.ts'
import { SessionModel } from './session.model.ts'

type Ending = { operationType: string; documentKey?: { _id: string } }

/** Watches for sessions that any server ends. While the change stream is down, every request reads its session. */
export function watchSessions(log: Logger): { stop(): Promise<void> } {
  return followChanges({
    collection: SessionModel.collection.collectionName,
    pipeline: [{ $match: { operationType: { $in: ['delete', 'drop', 'rename', 'dropDatabase', 'invalidate'] } } }],
    log,
    problem: 'change stream of sessions failed; sessions are not cached',
    onOpen: (hasGap) => {
      setWatching(true)
      if (hasGap) suspectSessionEnds()
    },
    onChange: note,
    onBreak: () => setWatching(false),
  })
}

/** Dropping or renaming the collection also ends the stream, which empties the cache. */
function note(change: Change): void {
  const { documentKey } = change as Ending
  if (documentKey) evictSession(documentKey._id)
}
