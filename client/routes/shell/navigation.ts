import { BadgeCheck, Bell, Bookmark, Compass, House, Settings, UserRound, type LucideIcon } from 'lucide-react'
import { useViewer } from '../../auth/viewer.ts'
import { useUnread } from '../../notifications/unread.ts'

export type Place = { to: string; label: string; icon: LucideIcon; wideOnly?: boolean; count?: number }

export function usePlaces(): Place[] {
  const { loggedIn, shown } = useViewer()
  const unread = useUnread()
  const explore = { to: '/', label: 'Explore', icon: Compass }
  if (!loggedIn) return [explore]
  return [
    { to: '/home', label: 'Home', icon: House },
    explore,
    { to: '/notifications', label: 'Notifications', icon: Bell, count: unread },
    { to: '/bookmarks', label: 'Bookmarks', icon: Bookmark },
    { to: '/verified', label: 'Verified', icon: BadgeCheck, wideOnly: true },
    { to: `/profile/${shown?.username ?? ''}`, label: 'Profile', icon: UserRound },
    { to: '/settings', label: 'Settings', icon: Settings, wideOnly: true },
  ]
}
