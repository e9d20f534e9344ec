import { useEffect, useMemo, useRef, useState } from 'react'
import { isUnlisted } from '../apollo/connection.ts'
import type { ListState } from '../apollo/useConnection.ts'
import { useLive } from '../live/useLive.ts'

const pauseMs = 30_000

/** The most posts that are counted. */
const mostCounted = 100

/** The most authors that are shown. */
const mostFaces = 3

/** A post that may be newer than a list, and who wrote it. */
export type Newer = { id: string; author: { id: string; avatar: string } }

/** What live updates tell, newest first. */
export type Told = {
  onNewer(newer: readonly Newer[]): void
  /** These do not exist any more. */
  onGone(ids: readonly string[]): void
  /** The top of the list has to be asked for. */
  onGap(): void
  onDown(): void
}

export type Source = {
  /** Tells other lists apart. */
  key: string
  /** Asks the server for posts that are newer than the list; it may answer some that the list has. */
  newest(): Promise<readonly Newer[]>
  /** Loads what listens to the list. */
  live(): Promise<(told: Told) => () => void>
}

/**
 * How many posts are newer than a list, and their authors. The server tells of them; while it cannot, it is asked every
 * 30 s and when the tab becomes visible, never in a hidden tab.
 */
export function useNewer(list: Pick<ListState, 'status' | 'ids'>, { key, newest, live }: Source) {
  const [top, setTop] = useState<readonly Newer[]>([])
  const isTold = useRef(false)
  const latest = useRef(newest)
  useEffect(() => {
    latest.current = newest
  })
  // A failed request is ignored, because another one follows.
  const look = () => void latest.current().then(setTop, () => {})
  useLive(key, async () => {
    const listen = await live()
    return () => {
      const end = listen({
        onNewer: (newer) => {
          isTold.current = true
          setTop((known) => joined(newer, known))
        },
        onGone: (ids) => setTop((known) => known.filter(({ id }) => !ids.includes(id))),
        onGap: () => {
          isTold.current = true
          look()
        },
        onDown: () => (isTold.current = false),
      })
      return () => {
        isTold.current = false
        end()
      }
    }
  })
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible' && !isTold.current) look()
    }
    const timer = setInterval(ask, pauseMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [])
  const { ids, status } = list
  return useMemo(() => (status === 'ready' ? newerThan(ids, top) : nothing), [ids, status, top])
}

/** Which of these posts a list has. It may be very long; they are few, and at its top. */
function among(posts: readonly Newer[], ids: readonly string[]): ReadonlySet<string> {
  const unknown = new Set(posts.map(({ id }) => id))
  const known = new Set<string>()
  for (const id of ids) {
    if (unknown.size === 0) break
    if (unknown.delete(id)) known.add(id)
  }
  return known
}

function joined(newer: readonly Newer[], known: readonly Newer[]): readonly Newer[] {
  const ids = new Set(newer.map(({ id }) => id))
  return [...newer, ...known.filter(({ id }) => !ids.has(id))].slice(0, mostCounted)
}

const nothing = { count: 0, faces: [] }

function newerThan(ids: readonly string[], top: readonly Newer[]): { count: number; faces: readonly string[] } {
  if (top.length === 0) return nothing
  // Those that the reader has deleted would be looked for in the whole list.
  const told = top.filter(({ id }) => !isUnlisted(`Post:${id}`))
  const known = among(told, ids)
  // What follows the last known one is older than the list.
  const seam = told.findLastIndex(({ id }) => known.has(id))
  const newer = told.slice(0, seam < 0 ? undefined : seam).filter(({ id }) => !known.has(id))
  const avatars = new Map(newer.map(({ author }) => [author.id, author.avatar]))
  return { count: newer.length, faces: [...avatars.values()].slice(0, mostFaces) }
}
