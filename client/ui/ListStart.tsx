import { useEffect, useRef } from 'react'
import { whenOnline } from '../hooks/whenOnline.ts'
import { cardOf } from '../navigation/cards.ts'
import { Button } from './Button.tsx'
import css from './ListStart.module.css'
import { Loader } from './Notice.tsx'

type Props = { list: { ids: readonly string[]; previous: 'idle' | 'loading' | 'failed'; loadPrevious: () => void } }

/** The top of a list that begins in its middle. It loads what is above when near the window, or after a press. */
export default function ListStart({ list: { ids, previous, loadPrevious } }: Props) {
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (previous === 'failed') return whenOnline(loadPrevious)
    if (!here.current || previous !== 'idle') return
    const observer = new IntersectionObserver((changes) => changes.at(-1)?.isIntersecting && loadPrevious(), {
      rootMargin: '900px 0px',
    })
    observer.observe(here.current)
    return () => observer.disconnect()
  })
  const press = () => {
    // The button goes, so the reader goes on at the card below it.
    cardOf(ids[0] ?? '')?.focus({ preventScroll: true })
    loadPrevious()
  }
  return (
    <div ref={here} className={css.start}>
      {previous === 'loading' && <Loader label="Loading more" />}
      {previous === 'failed' && (
        <div className={css.failed}>
          <p role="alert">Could not load more.</p>
          <Button kind="plain" onClick={press}>
            Retry
          </Button>
        </div>
      )}
    </div>
  )
}
