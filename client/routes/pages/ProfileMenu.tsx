import { Ellipsis, Flag } from 'lucide-react'
import { usePostActions } from '../../posts/actions.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import RestrictionItems from '../../safety/RestrictionItems.tsx'

/** The menu of somebody else's profile. */
export function ProfileMenu({ user: { id, username } }: { user: { id: string; username: string } }) {
  const { block, reportUser } = usePostActions()
  return (
    <Menu
      label="Profile actions"
      items={[
        (draw) => <RestrictionItems key="restrictions" userId={id} username={username} block={block} draw={draw} />,
        { icon: <Flag size={18} aria-hidden />, label: 'Report', onSelect: () => reportUser(id) },
      ]}
      trigger={(attributes) => (
        <IconButton label="More" {...attributes}>
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      )}
    />
  )
}
