import type { FragmentType } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useFragment } from '../apollo/useFragment.ts'
import { useGuard } from '../auth/Guard.tsx'
import { useViewer } from '../auth/viewer.ts'
import { Button } from '../ui/Button.tsx'
import css from './FollowButton.module.css'
import { FollowButton_UserFragmentDoc, type FollowButton_UserFragment } from './FollowButton.generated.ts'
import { toggleFollowing } from './toggleFollowing.ts'

type Props = { user: FragmentType<FollowButton_UserFragment>; size?: 'small' | 'medium' }

/** Shows Follow or Following, and Unfollow on hover and focus; nothing for the viewer's own account. */
export function FollowButton({ user, size = 'small' }: Props) {
  const { data, complete } = useFragment({
    fragment: FollowButton_UserFragmentDoc,
    fragmentName: 'FollowButton_user',
    from: user,
  })
  const client = useApolloClient()
  const guard = useGuard()
  const { loggedIn, viewer } = useViewer()
  if (!complete || viewer?.id === data.id) return null
  const following = data.viewerIsFollowing
  const toFollow = size === 'medium' ? 'inverse' : 'outline'
  const toggle = () => guard(() => viewer && void toggleFollowing(client, data.id, viewer))
  return (
    <Button
      size={size}
      kind={following ? 'plain' : toFollow}
      className={following ? css.following : undefined}
      aria-label={`${following ? 'Following' : 'Follow'} @${data.username}`}
      aria-pressed={following}
      disabled={loggedIn && !viewer}
      onClick={toggle}
    >
      {following ? (
        <span className={css.words} aria-hidden>
          <span>Following</span>
          <span>Unfollow</span>
        </span>
      ) : (
        'Follow'
      )}
    </Button>
  )
}
