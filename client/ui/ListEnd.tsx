import { useLayoutEffect, useRef, useState } from 'react'
import { whenOnline } from '../hooks/whenOnline.ts'
import { cardOf } from '../navigation/cards.ts'
import { Button } from './Button.tsx'
import css from './ListEnd.module.css'
import { Mark } from './Mark.tsx'
import { Loader } from './Notice.tsx'

type Props = {
  list: {
    ids: readonly string[]
    hasMore: boolean
    isLoadingMore: boolean
    moreFailed: boolean
    loadMore: () => void
  }
}

/** A page can be empty: many posts may have one of two words, but none both. */
const mostEmptyPages = 5

/** The end of a list: it loads more when it comes near the window, but only by its button after some empty pages. */
export function ListEnd({ list }: Props) {
  const here = useRef<HTMLDivElement>(null)
  const { ids, hasMore, isLoadingMore, moreFailed, loadMore } = list
  const last = ids.at(-1)
  const [loaded, setLoaded] = useState({ last, pages: 0 })
  const pages = loaded.last === last ? loaded.pages : 0
  const isFruitless = pages === mostEmptyPages
  /** How many items there were when the button got the focus. */
  const [heldAt, setHeldAt] = useState<number | null>(null)
  const load = (page: number) => {
    setLoaded({ last, pages: page })
    loadMore()
  }
  // An observer that is disconnected after the paint could load once more although the list says that this failed.
  useLayoutEffect(() => {
    if (moreFailed) return whenOnline(loadMore)
    if (!here.current || !hasMore || isLoadingMore || isFruitless) return
    // A busy page gets several changes at once, of which only the last is current.
    const observer = new IntersectionObserver((changes) => changes.at(-1)?.isIntersecting && load(pages + 1), {
      rootMargin: '900px 0px',
    })
    observer.observe(here.current)
    return () => observer.disconnect()
  })
  useLayoutEffect(() => {
    if (heldAt === null) return
    const added = ids.slice(heldAt).map(cardOf)
    added.find(Boolean)?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/set-state-in-effect -- React reports no blur of a button that goes.
    if (!hasMore) setHeldAt(null)
  }, [heldAt, ids, hasMore])
  return (
    <div ref={here} className={css.end}>
      {isLoadingMore && <Loader label="Loading more" />}
      {hasMore && (!isLoadingMore || heldAt !== null) && (
        <>
          {moreFailed && <p role="alert">Could not load more.</p>}
          {isFruitless && !moreFailed && <p role="status">Nothing more so far.</p>}
          <Button
            kind="plain"
            aria-busy={isLoadingMore || undefined}
            onClick={() => load(0)}
            onFocus={() => setHeldAt(ids.length)}
            onBlur={() => setHeldAt(null)}
          >
            {moreFailed ? 'Retry' : 'Show more'}
          </Button>
        </>
      )}
      {!hasMore && <Mark size={20} title="That is all" />}
    </div>
  )
}
