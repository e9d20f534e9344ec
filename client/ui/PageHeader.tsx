import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useGoBack } from '../navigation/routerIndex.ts'
import { useFocusOnArrival } from '../navigation/useFocusOnArrival.ts'
import { IconButton } from './IconButton.tsx'
import css from './PageHeader.module.css'
import { useTitle } from '../hooks/useTitle.ts'

type Props = {
  title: string
  /** What the heading says besides, to screen readers alone. */
  spokenTitle?: string | undefined
  /** What the browser's tab is called; the title unless given. */
  tabTitle?: string
  note?: ReactNode
  back?: boolean
  children?: ReactNode
}

/**
 * The heading of a page, sticking to the top. It names the browser tab and takes the focus when somebody came here from
 * another page, so that screen readers start where the page starts. Children (tabs, a filter) stick below it.
 */
export function PageHeader({ title, spokenTitle, tabTitle = title, note, back = false, children }: Props) {
  useTitle(tabTitle)
  const heading = useFocusOnArrival<HTMLHeadingElement>()
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
            {spokenTitle && <span className="visually-hidden">{spokenTitle}</span>}
          </h1>
          {note && <p className={css.note}>{note}</p>}
        </div>
      </div>
      {children}
    </header>
  )
}
