import { Ellipsis, Flag } from 'lucide-react'
import { useViewer } from '../../auth/viewer.ts'
import { usePostActions } from '../../posts/actions.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { optionalPart } from '../../ui/optionalPart.tsx'
import type { DrawnItem } from '../../ui/OpenMenu.tsx'
import { HideRepostsItem } from '../../reposts/HideRepostsItem.tsx'
import RestrictionItems from '../../safety/RestrictionItems.tsx'

const ModerateItem = optionalPart(() => import('../../moderation/ModerateItem.tsx'))

/** The menu of somebody else's profile. Guests can only report. */
export function ProfileMenu({ user: { id, username } }: { user: { id: string; username: string } }) {
  const { loggedIn } = useViewer()
  const { block, reportUser } = usePostActions()
  const restrict: DrawnItem = (draw) => (
    <RestrictionItems key="restrictions" userId={id} username={username} block={block} draw={draw} />
  )
  const reposts: DrawnItem = (draw) => <HideRepostsItem key="reposts" userId={id} draw={draw} />
  const moderate: DrawnItem = (draw) => <ModerateItem key="moderate" username={username} draw={draw} />
  return (
    <Menu
      label="Profile actions"
      items={[
        ...(loggedIn ? [reposts, restrict] : []),
        { icon: <Flag size={18} aria-hidden />, label: 'Report', onSelect: () => reportUser(id) },
        ...(loggedIn ? [moderate] : []),
      ]}
      trigger={(attributes) => (
        <IconButton label="More" {...attributes}>
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      )}
    />
  )
}
