import { ArrowLeft, Search } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useGoBack } from '../navigation/routerIndex.ts'
import { useFocusOnArrival } from '../navigation/useFocusOnArrival.ts'
import { IconButton } from './IconButton.tsx'
import css from './PageHeader.module.css'
import { useDialog } from '../hooks/useDialog.ts'
import { useTitle } from '../hooks/useTitle.ts'

type Props = {
  title: string
  /** Screen readers read it after the title. */
  spokenTitle?: string | undefined
  tabTitle?: string
  note?: ReactNode
  back?: boolean
  /** It is at the end of the title's row. */
  choice?: ReactNode
  isSearch?: boolean
  children?: ReactNode
}

/** A sticky header. It sets the tab's title, and focuses its heading on a change of page. */
export const PageHeader = memo(function PageHeader(props: Props) {
  const { title, spokenTitle, tabTitle = title, note, back = false, choice, isSearch, children } = props
  useTitle(tabTitle)
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const goBack = useGoBack()
  const search = useDialog('search')
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
        {choice}
        {!isSearch && (
          <IconButton label="Search" className={css.search} onClick={search.open}>
            <Search size={20} aria-hidden />
          </IconButton>
        )}
      </div>
      {children}
    </header>
  )
})
