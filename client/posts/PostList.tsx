import { Fragment, useCallback, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../navigation/Link.tsx'
import { useFocusInList } from '../navigation/useFocusInList.ts'
import type { ListState } from '../apollo/useConnection.ts'
import { ListEnd } from '../ui/ListEnd.tsx'
import { Failure } from '../ui/Notice.tsx'
import { optionalPart } from '../ui/optionalPart.tsx'
import { CardSkeletons } from '../ui/Skeleton.tsx'
import { VirtualList } from '../ui/VirtualList.tsx'
import { opensCards } from './cardLinks.ts'
import { PostCard } from './PostCard.tsx'

const ListStart = optionalPart(() => import('../ui/ListStart.tsx'))

type Props = {
  list: ListState
  /** A post to leave out, because it is elsewhere on the page. */
  without?: string | undefined
  label: string
  empty: ReactNode
  hideParent?: boolean
  showsMuted?: boolean
  /** Deleted posts whose cards stay in place and say so. */
  deleted?: ReadonlySet<string>
  above?: ((id: string) => ReactNode) | undefined
  /** What is shown below a card; null for nothing. */
  below?: (id: string) => ReactNode
}

/** A window shows at most this many cards before somebody scrolls. */
const firstCards = 4

/** An endless list of posts. It passes only ids to the cards, and renders only the cards near the window. */
export function PostList(props: Props) {
  const { list, without, label, empty, hideParent = false, showsMuted = false, deleted, above, below } = props
  const ids = useMemo(() => (without ? list.ids.filter((id) => id !== without) : list.ids), [list.ids, without])
  const first = useFirst(ids)
  const onFocus = useFocusInList(ids)
  const draw = useCallback(
    (id: string) => {
      const following = below?.(id)
      const card = { id, hideParent, showsMuted, deleted: deleted?.has(id), eager: first.has(id), above: above?.(id) }
      if (!following) return <PostCard key={id} {...card} />
      return (
        <Fragment key={id}>
          <PostCard {...card} threaded />
          {following}
        </Fragment>
      )
    },
    [hideParent, showsMuted, deleted, first, above, below],
  )
  if (list.status === 'loading') return <CardSkeletons />
  if (list.status === 'failed') return <Failure message={list.message} onRetry={list.retry} />
  if (ids.length === 0 && !list.hasMore) return empty
  return (
    <>
      <div role="feed" aria-label={label} aria-busy={list.isLoadingMore} onFocus={onFocus} {...opensCards}>
        {list.hasPrevious && <ListStart list={list} />}
        <VirtualList ids={ids} marks={list.marks} place={list.place} beginsLater={list.hasPrevious}>
          {draw}
        </VirtualList>
      </div>
      <ListEnd list={list} />
      {list.hasMore && <NextPage after={list.endCursor ?? ''} />}
    </>
  )
}

const none: ReadonlySet<string> = new Set()

/** The first cards. The set stays the same when a card leaves, so that the next one does not render again. */
function useFirst(ids: readonly string[]): ReadonlySet<string> {
  const [first, setFirst] = useState(none)
  if (first === none && ids.length > 0) setFirst(new Set(ids.slice(0, firstCards)))
  return first
}

/** A link for readers and search engines without scripts. */
function NextPage({ after }: { after: string }) {
  const { pathname, search } = useLocation()
  const next = new URLSearchParams(search)
  next.set('after', after)
  return (
    <noscript>
      <Link to={`${pathname}?${next}`} rel="next">
        Next page
      </Link>
    </noscript>
  )
}
