import { Feather, LogOut, Moon, Settings, Sun, UserPlus, Ellipsis } from 'lucide-react'
import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Link } from '../../navigation/Link.tsx'
import type { StoredUser } from '../../auth/session.ts'
import { useViewer } from '../../auth/viewer.ts'
import { forTop } from '../../navigation/linkState.ts'
import { usePostActions } from '../../posts/actions.ts'
import { Avatar } from '../../users/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { SiteMark } from '../../ui/SiteMark.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { DrawnItem, MenuItem, MenuProps } from '../../ui/OpenMenu.tsx'
import { lazyRoute } from '../../ui/lazyRoute.tsx'
import { useMode } from '../../ui/mode.ts'
import { useSettings } from '../../ui/settings.tsx'
import { toastError } from '../../ui/toast.ts'
import css from './LeftNav.module.css'
import { NavAction, NavFace, NavItem } from './NavItem.tsx'
import { usePlaces } from './navigation.ts'

export function LeftNav({ page }: { page: string }) {
  const { brand } = useSettings()
  const { loggedIn, shown } = useViewer()
  const { compose } = usePostActions()
  const places = usePlaces()
  return (
    <header className={css.column}>
      <Link to={loggedIn ? '/home' : '/'} state={forTop} className={css.logo} aria-label={brand}>
        <SiteMark size={32} />
      </Link>
      <nav aria-label="Main">
        {places.map((place) => (
          <NavItem key={place.label} page={page} place={place} />
        ))}
        {!loggedIn && <SettingsAction />}
        <ModeAction />
      </nav>
      {loggedIn && (
        <Button size="large" className={css.tweet} aria-label="Tweet" onClick={compose}>
          <Feather size={22} aria-hidden />
          <span>Tweet</span>
        </Button>
      )}
      {shown && <Account user={shown} />}
    </header>
  )
}

export function SettingsAction() {
  const navigate = useNavigate()
  const onClick = () => {
    void navigate('/login')
    toastError('Custom settings coming soon!')
  }
  return (
    <NavAction title="Settings" onClick={onClick}>
      <NavFace icon={<Settings size={24} aria-hidden />} label="Settings" />
    </NavAction>
  )
}

/** Switches between light and dark. It renders both labels, because the markup is built for both modes. */
export function ModeAction() {
  const { mode, toggle } = useMode()
  return (
    <NavAction title={mode === 'dark' ? 'Light mode' : 'Dark mode'} onClick={toggle}>
      <NavFace className={css.inLight} icon={<Moon size={24} aria-hidden />} label="Dark mode" />
      <NavFace className={css.inDark} icon={<Sun size={24} aria-hidden />} label="Light mode" />
    </NavAction>
  )
}

function Account({ user }: { user: StoredUser }) {
  const { key } = useLocation()
  return (
    // The new key closes the menu when the route changes.
    <div key={key} className={css.chip}>
      <AccountMenu
        username={user.username}
        trigger={(attributes) => (
          <button type="button" className={css.account} aria-label={`Account of @${user.username}`} {...attributes}>
            <Avatar src={user.avatar} />
            <span className={css.names}>
              <bdi>{user.name}</bdi>
              <span>@{user.username}</span>
            </span>
            <Ellipsis size={18} aria-hidden className={css.more} />
          </button>
        )}
      />
    </div>
  )
}

const SwitchItems = lazyRoute(() => import('../../auth/SwitchItems.tsx'), 'members')
const loadSwitchItems = () => void SwitchItems.load().catch(() => {})

const switchItems: DrawnItem = (draw) => (
  <Suspense key="others">
    <SwitchItems draw={draw} />
  </Suspense>
)

type AccountMenuProps = { trigger: MenuProps['trigger']; username: string; withSettings?: boolean }

export function AccountMenu({ trigger, username, withSettings = false }: AccountMenuProps) {
  const navigate = useNavigate()
  const icons = { size: 18, 'aria-hidden': true }
  const settings = { icon: <Settings {...icons} />, label: 'Settings', onSelect: () => void navigate('/settings') }
  const items: (MenuItem | DrawnItem)[] = [
    ...(withSettings ? [settings] : []),
    switchItems,
    { icon: <UserPlus {...icons} />, label: 'Add an existing account', onSelect: () => void navigate('/login') },
    { icon: <LogOut {...icons} />, label: `Log out @${username}`, onSelect: () => void navigate('/logout') },
  ]
  return <Menu trigger={trigger} items={items} label="Account" side="top" align="start" onNear={loadSwitchItems} />
}
