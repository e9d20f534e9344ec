import { useApolloClient } from '@apollo/client/react'
import { Ban, Volume2, VolumeX } from 'lucide-react'
import type { ReactElement } from 'react'
import { useFragment } from '../apollo/useFragment.ts'
import { keepFocus } from '../navigation/keepFocus.ts'
import type { MenuItem } from '../ui/OpenMenu.tsx'
import { Restrictions_UserFragmentDoc } from './Restrictions.generated.ts'
import { toggleBlock, toggleMute } from './toggleRestriction.ts'

/** `block` asks before it blocks. */
type Target = { userId: string; username: string; block: (userId: string) => void }

type Props = Target & { draw: (item: MenuItem) => ReactElement }

export default function RestrictionItems(props: Props) {
  return (
    <>
      <MuteItem {...props} />
      <BlockItem {...props} />
    </>
  )
}

function useRestrictions(userId: string) {
  const { data, complete } = useFragment({
    fragment: Restrictions_UserFragmentDoc,
    fragmentName: 'Restrictions_user',
    from: { __typename: 'User', id: userId },
  })
  return complete ? data : null
}

function MuteItem({ userId, username, draw }: Props) {
  const client = useApolloClient()
  const isMuted = useRestrictions(userId)?.viewerIsMuting ?? false
  const Icon = isMuted ? Volume2 : VolumeX
  const toggle = () => {
    const giveBackFocus = keepFocus()
    void toggleMute(client, userId)
    // The account's cards fold when they are drawn again.
    requestAnimationFrame(() => giveBackFocus())
  }
  return draw({
    icon: <Icon size={18} aria-hidden />,
    label: `${isMuted ? 'Unmute' : 'Mute'} @${username}`,
    onSelect: toggle,
  })
}

function BlockItem({ userId, username, block, draw }: Props) {
  const client = useApolloClient()
  const isBlocked = useRestrictions(userId)?.viewerIsBlocking ?? false
  return draw({
    icon: <Ban size={18} aria-hidden />,
    label: `${isBlocked ? 'Unblock' : 'Block'} @${username}`,
    danger: !isBlocked,
    onSelect: () => (isBlocked ? void toggleBlock(client, userId) : block(userId)),
  })
}
