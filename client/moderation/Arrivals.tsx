import { useEffect, useState } from 'react'
import { pageSize } from '../apollo/useListPlace.ts'
import { useLive } from '../live/useLive.ts'
import { keepFocusAfter } from '../navigation/keepFocus.ts'
import { Button } from '../ui/Button.tsx'
import css from '../apollo/PagedList.module.css'
import type { Waiting } from './watchReports.ts'

type Newest = { id: string; reportCount: number; words: readonly string[] }

type Shown = {
  edges: readonly { node: Newest }[]
  pageInfo: { hasNextPage: boolean }
}

/** The server counts up to this. */
const mostCounted = 100

/** While it `isGrowing`, a read would drop the page that is on its way. */
type Props = { shown: Shown; isGrowing: boolean; read: () => Promise<unknown> }

/** When other cases are open than those shown, it calls `read`, or offers a button for that further down the list. */
export function Arrivals({ shown, isGrowing, read }: Props) {
  const [waiting, setWaiting] = useState<Waiting>()
  useLive('reports', async () => {
    const { watchReports } = await import('./watchReports.ts')
    return () => watchReports(setWaiting)
  })
  const isStale = waiting !== undefined && isOlder(shown, waiting)
  const isAtTop = shown.edges.length <= pageSize && !isGrowing
  useEffect(() => {
    if (isStale && isAtTop) void read()
    // Once for each message, and when a page has come. A list that differs even then waits for the next message.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [waiting, isAtTop])
  if (!isStale || isAtTop) return null
  return (
    <Button kind="plain" className={css.more} onClick={() => keepFocusAfter(read)}>
      Show new reports
    </Button>
  )
}

function isOlder({ edges, pageInfo }: Shown, { newest, count }: Waiting): boolean {
  const first = edges[0]?.node
  return !isSame(first, newest) || (!pageInfo.hasNextPage && Math.min(edges.length, mostCounted) !== count)
}

const isSame = (one: Newest | undefined, other: Newest | null | undefined) =>
  one?.id === other?.id && one?.reportCount === other?.reportCount && one?.words.length === other?.words.length
