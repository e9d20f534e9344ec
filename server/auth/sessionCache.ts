import type { Viewer } from '../context.ts'
import { lruCache } from '../lruCache.ts'

/** How long a session stays cached, in case the change stream reports its end late. */
const cachedMs = 60_000

const cache = lruCache<string, Viewer>(10_000, cachedMs)

/** How many times sessions ended. A read that began before the latest end is not cached. */
let endCount = 0

/** Whether the change stream is up. Without it every request reads its session. */
let isWatching = false

export function cachedViewer(sessionId: string): Viewer | undefined {
  return cache.get(sessionId)
}

/** Call before reading a session. The returned function caches what was read, unless a session ended meanwhile. */
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

/** Calls the listener for each session that any server ends, and with null when some may have ended unseen. */
export function onSessionEnd(listener: EndListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function suspectSessionEnds(): void {
  for (const tell of listeners) tell(null)
}

/** Sets whether the change stream is up, and empties the cache. */
export function setWatching(isUp: boolean): void {
  isWatching = isUp
  evict(() => true)
}
