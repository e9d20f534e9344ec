import { useLocation } from 'react-router-dom'
import { useViewer } from '../../auth/viewer.ts'
import { Avatar } from '../../users/Avatar.tsx'
import css from './BottomNav.module.css'
import { AccountMenu, ModeAction, SettingsAction } from './LeftNav.tsx'
import { NavItem } from './NavItem.tsx'
import { usePlaces } from './navigation.ts'

export function BottomNav({ page }: { page: string }) {
  const { loggedIn, shown } = useViewer()
  const { key } = useLocation()
  const places = usePlaces().filter((place) => !place.wideOnly)
  return (
    <nav aria-label="Main, at the bottom" className={css.bar}>
      {places.map((place) => (
        <NavItem key={place.label} page={page} place={place} />
      ))}
      {!loggedIn && <SettingsAction />}
      <ModeAction />
      {shown && (
        <AccountMenu
          key={key}
          username={shown.username}
          withSettings
          trigger={(attributes) => (
            <button type="button" className={css.account} aria-label={`Account of @${shown.username}`} {...attributes}>
              <Avatar src={shown.avatar} size={28} />
            </button>
          )}
        />
      )}
    </nav>
  )
}
