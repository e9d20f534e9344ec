import { useApolloClient } from '@apollo/client/react'
import { Repeat2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { useFragment } from '../apollo/useFragment.ts'
import type { MenuItem } from '../ui/OpenMenu.tsx'
import { HideReposts_UserFragmentDoc } from './HideReposts.generated.ts'
import { toggleHidden } from './toggleHidden.ts'

type Props = { userId: string; draw: (item: MenuItem) => ReactElement }

export function HideRepostsItem({ userId, draw }: Props) {
  const client = useApolloClient()
  const { data, complete } = useFragment({
    fragment: HideReposts_UserFragmentDoc,
    fragmentName: 'HideReposts_user',
    from: { __typename: 'User', id: userId },
  })
  if (!complete || !data.viewerIsFollowing) return null
  return draw({
    icon: <Repeat2 size={18} aria-hidden />,
    label: data.viewerHidesReposts ? 'Show reposts' : 'Hide reposts',
    onSelect: () => void toggleHidden(client, userId),
  })
}
