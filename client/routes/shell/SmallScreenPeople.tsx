import { useViewer } from '../../auth/viewer.ts'
import { WhoToFollow } from '../../follows/WhoToFollow.tsx'
import { useMediaQuery } from '../../hooks/useMediaQuery.ts'
import { UserSearch } from '../../users/UserSearch.tsx'
import css from './SmallScreenPeople.module.css'

/** Search and suggestions on Explore, where the window has no room for the right column. */
export function SmallScreenPeople() {
  const { loggedIn } = useViewer()
  const isSmall = useMediaQuery('(max-width: 999px)')
  if (!loggedIn || !isSmall) return null
  return (
    <div className={css.people}>
      <UserSearch />
      <WhoToFollow />
    </div>
  )
}
