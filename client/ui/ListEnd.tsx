import { useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import css from './ListEnd.module.css'
import { Mark } from './Mark.tsx'
import { Loader } from './Notice.tsx'

type Props = { list: { hasMore: boolean; isLoadingMore: boolean; moreFailed: boolean; loadMore: () => void } }

/** The end of a list: it loads more near the window or when its button is pressed, and marks a complete list. */
export function ListEnd({ list }: Props) {
  const here = useRef<HTMLDivElement>(null)
  const { hasMore, isLoadingMore, moreFailed, loadMore } = list
  useEffect(() => {
    if (!here.current || !hasMore || isLoadingMore || moreFailed || typeof IntersectionObserver === 'undefined') return
    // A busy page reports several changes at once. Only the last one is current.
    const observer = new IntersectionObserver((changes) => changes.at(-1)?.isIntersecting && loadMore(), {
      rootMargin: '900px 0px',
    })
    observer.observe(here.current)
    return () => observer.disconnect()
  })
  return (
    <div ref={here} className={css.end}>
      {isLoadingMore && <Loader label="Loading more" />}
      {hasMore && !isLoadingMore && (
        <>
          {moreFailed && <p role="alert">Could not load more.</p>}
          <Button kind="plain" onClick={loadMore}>
            {moreFailed ? 'Retry' : 'Show more'}
          </Button>
        </>
      )}
      {!hasMore && <Mark size={20} title="That is all" />}
    </div>
  )
}
