import { memo } from 'react'
import { useViewer } from '../../auth/viewer.ts'
import { useMediaQuery } from '../../hooks/useMediaQuery.ts'
import { LazyPeople } from './LazyPeople.tsx'
import { rightColumnQuery } from './rightColumn.ts'
import css from './SmallScreenPeople.module.css'

/** Search and suggestions on Explore if there is no right column. Memoized, because the page's list changes often. */
export const SmallScreenPeople = memo(function SmallScreenPeople() {
  const { loggedIn } = useViewer()
  const isWide = useMediaQuery(rightColumnQuery, { inShell: true })
  if (!loggedIn || isWide) return null
  return (
    <div className={css.people}>
      <LazyPeople />
    </div>
  )
})
