import { useEffect, useMemo, useRef, useState } from 'react'
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { isUnlisted } from '../apollo/connection.ts'
import type { ListState } from '../apollo/useConnection.ts'
import { useLive } from '../live/useLive.ts'
import { PostCard_PostFragmentDoc } from './PostCard.generated.ts'

/** Between requests, while there are no live updates or the last request failed. */
const pauseMs = 30_000

const mostCounted = 100

const pageSize = 20

const mostFaces = 3

export type Newer = { id: string; createdAt: string; author: { id: string; avatar: string } }

/** Handlers for live updates. The newest post comes first. */
export type Told = {
  onNewer(newer: readonly Newer[]): void
  onGone(ids: readonly string[]): void
  /** Updates were missed, so the newest posts must be read again. */
  onGap(): void
  onTold(isTold: boolean): void
}

export type Source = {
  key: string
  /** Asks the server for newer posts. The answer may contain posts of the list. */
  newest(): Promise<readonly Newer[]>
  live(): Promise<(told: Told) => () => void>
}

/** The ids of posts that stand where their own time places them; by default all. */
type Placed = { byTime?: readonly string[] }

type Change = (known: readonly Newer[]) => readonly Newer[]

/** How many posts are newer than a list, and by whom. `look` asks the server at once. */
export function useNewer(
  list: Pick<ListState, 'status' | 'ids' | 'hasMore' | 'hasPrevious'> & Placed,
  { key, newest, live }: Source,
) {
  const client = useApolloClient()
  const [top, setTop] = useState<readonly Newer[]>([])
  const isTold = useRef(false)
  const hasMissed = useRef(false)
  /** What live updates reported since the last request, whose answer may be older. */
  const since = useRef<Change[]>(undefined)
  const latest = useRef(newest)
  useEffect(() => {
    latest.current = newest
  })
  const change = (one: Change) => {
    since.current?.push(one)
    setTop(one)
  }
  const look = async () => {
    const changes: Change[] = (since.current = [])
    // After a failed request the next one follows soon.
    const posts = await latest.current().catch(() => null)
    // The answer to an older request is older.
    if (since.current !== changes) return
    since.current = undefined
    hasMissed.current = !posts
    if (posts) setTop(changes.reduce((known, one) => one(known), joined(posts, [])))
  }
  useLive(key, async () => {
    const listen = await live()
    return () =>
      listen({
        onNewer: (newer) => change((known) => joined(newer, known)),
        onGone: (ids) => change((known) => known.filter(({ id }) => !ids.includes(id))),
        onGap: () => void look(),
        onTold: (now) => (isTold.current = now),
      })
  })
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible' && (!isTold.current || hasMissed.current)) void look()
    }
    const timer = setInterval(ask, pauseMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [])
  const { ids, byTime = ids, status, hasMore, hasPrevious } = list
  const found = useMemo(() => {
    // If the list begins in its middle, the posts above are not new.
    if (status !== 'ready' || hasPrevious || top.length === 0) return nothing
    // If only reposts placed the posts, they do not say how new the list is.
    if (hasMore && byTime.length === 0) return nothing
    // For a deleted post the search would go through the whole list.
    const listed = top.filter(({ id }) => !isUnlisted(client.cache, `Post:${id}`))
    return newerThan(ids, listed, hasMore ? timeOf(client, lastOf(ids.slice(0, pageSize), byTime)) : null)
  }, [client, ids, byTime, status, hasMore, hasPrevious, top])
  return { ...found, look }
}

/** Which of the posts are in the list. It stops early, because new posts are near the top of a list. */
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

/** `end` is the time of the oldest post on the list's first page. Older posts are not new. */
function newerThan(ids: readonly string[], told: readonly Newer[], end: string | null) {
  const known = among(told, ids)
  const newer = told.filter(({ id, createdAt }) => !known.has(id) && (end === null || createdAt >= end))
  const avatars = new Map(newer.map(({ author }) => [author.id, author.avatar]))
  return { count: newer.length, faces: [...avatars.values()].slice(0, mostFaces) }
}

/** The last post of a page that its own time placed there, else the first such post further down. */
function lastOf(page: readonly string[], byTime: readonly string[]): string | undefined {
  const placed = new Set(byTime.slice(0, page.length))
  return page.findLast((id) => placed.has(id)) ?? byTime[0]
}

/** Null if the cache no longer has the post. */
function timeOf({ cache }: ApolloClient, id: string | undefined): string | null {
  const post = cache.readFragment({
    from: { __typename: 'Post', id: id ?? '' },
    fragment: PostCard_PostFragmentDoc,
    fragmentName: 'PostCard_post',
  })
  return post && 'createdAt' in post ? post.createdAt : null
}
