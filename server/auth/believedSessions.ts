import { LRUCache } from 'lru-cache'
import type { Viewer } from '../context.ts'

/** How long a session is believed without asking again, should MongoDB's news of its end be held up. */
const believedMs = 60_000

const believed = new LRUCache<string, Viewer>({ max: 10_000, ttl: believedMs })

/** How often sessions ended: what was read of a session before the latest time is not believed any longer. */
let endings = 0

/** Whether this server hears of every session that ends anywhere. Without that it asks at each request. */
let isHearing = false

/** The viewer of a session that was good a moment ago, if it is known. */
export function believedViewer(sessionId: string): Viewer | undefined {
  return believed.get(sessionId)
}

/** Begins to read a session; the returned function believes what was read, unless a session ended meanwhile. */
export function reading(): (viewer: Viewer) => void {
  const endingsBefore = endings
  return (viewer) => {
    if (isHearing && endings === endingsBefore) believed.set(viewer.sessionId, viewer)
  }
}

/** Notes that sessions ended: those that `isOver` names. */
export function forget(isOver: (viewer: Viewer) => boolean): void {
  endings++
  for (const [id, viewer] of believed.entries()) if (isOver(viewer)) believed.delete(id)
}

/** Notes that one session ended. */
export function forgetSession(sessionId: string): void {
  endings++
  believed.delete(sessionId)
}

/** Says whether this server hears of endings from now on. What was believed before is asked anew. */
export function hearEndings(hears: boolean): void {
  isHearing = hears
  forget(() => true)
}
