import { useEffect, useMemo, useRef, useState } from 'react'
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { isUnlisted } from '../apollo/connection.ts'
import type { ListState } from '../apollo/useConnection.ts'
import { useLive } from '../live/useLive.ts'
import { PostCard_PostFragmentDoc } from './PostCard.generated.ts'

const pauseMs = 30_000

/** The most posts that are counted. */
const mostCounted = 100

/** How many posts a list reads anew. */
const pageSize = 20

/** The most authors that are shown. */
const mostFaces = 3

/** A post that may be newer than a list, and who wrote it. */
export type Newer = { id: string; createdAt: string; author: { id: string; avatar: string } }

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
export function useNewer(list: Pick<ListState, 'status' | 'ids' | 'hasMore'>, { key, newest, live }: Source) {
  const client = useApolloClient()
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
  const { ids, status, hasMore } = list
  return useMemo(() => {
    if (status !== 'ready' || top.length === 0) return nothing
    return newerThan(ids, top, hasMore ? timeOf(client, ids.slice(0, pageSize).at(-1)) : null)
  }, [client, ids, status, hasMore, top])
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

const nothing: { count: number; faces: readonly string[] } = { count: 0, faces: [] }

/** A post may come below newer ones of the list. What is older than its first page (`end`, if it is known) is no news. */
function newerThan(ids: readonly string[], top: readonly Newer[], end: string | null) {
  // Those that the reader has deleted would be looked for in the whole list.
  const told = top.filter(({ id }) => !isUnlisted(`Post:${id}`))
  const known = among(told, ids)
  const newer = told.filter(({ id, createdAt }) => !known.has(id) && (end === null || createdAt >= end))
  const avatars = new Map(newer.map(({ author }) => [author.id, author.avatar]))
  return { count: newer.length, faces: [...avatars.values()].slice(0, mostFaces) }
}

/** When a post of a list was created; null if it is no longer loaded. */
function timeOf({ cache }: ApolloClient, id: string | undefined): string | null {
  const post = cache.readFragment({
    from: { __typename: 'Post', id: id ?? '' },
    fragment: PostCard_PostFragmentDoc,
    fragmentName: 'PostCard_post',
  })
  return post && 'createdAt' in post ? post.createdAt : null
}
