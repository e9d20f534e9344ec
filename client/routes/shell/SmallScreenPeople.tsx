import { memo } from 'react'
import { useViewer } from '../../auth/viewer.ts'
import { useMediaQuery } from '../../hooks/useMediaQuery.ts'
import { LazyPeople } from './LazyPeople.tsx'
import css from './SmallScreenPeople.module.css'

/** Search and suggestions on Explore, for windows without a right column. A change of the page's list leaves it alone. */
export const SmallScreenPeople = memo(function SmallScreenPeople() {
  const { loggedIn } = useViewer()
  const isSmall = useMediaQuery('(max-width: 999px)')
  if (!loggedIn || !isSmall) return null
  return (
    <div className={css.people}>
      <LazyPeople />
    </div>
  )
})
