import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useGoBack } from '../navigation/routerIndex.ts'
import { IconButton } from './IconButton.tsx'
import css from './PageHeader.module.css'
import { useTitle } from '../hooks/useTitle.ts'

type Props = { title: string; tabTitle?: string; note?: ReactNode; back?: boolean; children?: ReactNode }

/**
 * The heading of a page, sticking to the top. It names the browser tab and takes the focus when somebody came here from
 * another page, so that screen readers start where the page starts. Children (tabs, a filter) stick below it.
 */
export function PageHeader({ title, tabTitle = title, note, back = false, children }: Props) {
  useTitle(tabTitle)
  const heading = useFocusOnArrival()
  const goBack = useGoBack()
  return (
    <header className={css.header}>
      <div className={css.row}>
        {back && (
          <IconButton label="Back" onClick={goBack}>
            <ArrowLeft size={20} aria-hidden />
          </IconButton>
        )}
        <div className={css.words}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {note && <p className={css.note}>{note}</p>}
        </div>
      </div>
      {children}
    </header>
  )
}

/** The path of the page that was shown last. */
let shownBefore: string | null = null

function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  useEffect(() => {
    // The first entry of the history has no key of its own, also when somebody comes back to it.
    const arrived = key !== 'default' || (shownBefore !== null && shownBefore !== pathname)
    shownBefore = pathname
    const taken = document.activeElement?.closest('[role="dialog"], [data-post]')
    if (arrived && !taken) heading.current?.focus({ preventScroll: true })
    // Once per page: the page is made anew for every path.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return heading
}
