import type { Viewer } from '../context.ts'
import { lruCache } from '../lruCache.ts'

/** Sessions leave the cache after this time, in case the change stream reports their end late. */
const cachedMs = 60_000

const cache = lruCache<string, Viewer>(10_000, cachedMs)

/** Ends so far. A read that began before the latest end is not cached. */
let endCount = 0

/** Without the change stream every request reads its session. */
let isWatching = false

export function cachedViewer(sessionId: string): Viewer | undefined {
  return cache.get(sessionId)
}

/** Must be called before a session is read. The returned function caches it, unless a session ended meanwhile. */
export function startReading(): (viewer: Viewer) => void {
  const countBefore = endCount
  return (viewer) => {
    if (isWatching && endCount === countBefore) cache.set(viewer.sessionId, viewer)
  }
}

export function evict(isEnded: (viewer: Viewer) => boolean): void {
  endCount++
  for (const [id, viewer] of cache.entries()) if (isEnded(viewer)) cache.delete(id)
}

export function evictSession(sessionId: string): void {
  endCount++
  cache.delete(sessionId)
  for (const tell of listeners) tell(sessionId)
}

type EndListener = (sessionId: string | null) => void

const listeners = new Set<EndListener>()

/** Calls the listener with each ended session, or with null if some may have ended unseen. */
export function onSessionEnd(listener: EndListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function suspectSessionEnds(): void {
  for (const tell of listeners) tell(null)
}

/** Says whether the change stream works. Empties the cache. */
export function setWatching(isUp: boolean): void {
  isWatching = isUp
  evict(() => true)
}
