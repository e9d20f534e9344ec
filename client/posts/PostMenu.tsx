import type { FragmentType } from '@apollo/client'
import { useApolloClient, useFragment, useQuery } from '@apollo/client/react'
import { Ellipsis, LogIn, Pencil, Trash2, UserMinus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useViewer } from '../auth/viewer.ts'
import { FollowButton_UserFragmentDoc } from '../follows/FollowButton.generated.ts'
import { toggleFollowing } from '../follows/toggleFollowing.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Menu } from '../ui/Menu.tsx'
import type { MenuItem } from '../ui/OpenMenu.tsx'
import { usePostActions } from './actions.ts'
import { FollowStateDocument, PostMenu_PostFragmentDoc, type PostMenu_PostFragment } from './PostMenu.generated.ts'

/** The menu of a post: authors edit and delete, other users follow the author, guests log in. */
export function PostMenu({ post }: { post: FragmentType<PostMenu_PostFragment> }) {
  const { data, complete } = useFragment({
    fragment: PostMenu_PostFragmentDoc,
    fragmentName: 'PostMenu_post',
    from: post,
  })
  return complete ? <Actions post={data} /> : null
}

function Actions({ post }: { post: PostMenu_PostFragment }) {
  const [isNear, setNear] = useState(false)
  return (
    <Menu
      label="Tweet actions"
      items={useItems(post, isNear)}
      onNear={() => setNear(true)}
      trigger={(attributes) => (
        <IconButton label="More" {...attributes}>
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      )}
    />
  )
}

function useItems({ id, author }: PostMenu_PostFragment, isNear: boolean): MenuItem[] {
  const { loggedIn, viewer } = useViewer()
  const { edit, remove, logIn } = usePostActions()
  const isOther = viewer !== null && viewer.id !== author.id
  const follow = useFollowItem(author, isNear && isOther)
  if (!loggedIn) return [{ icon: <LogIn size={18} aria-hidden />, label: 'Login for more options', onSelect: logIn }]
  // Before the viewer is known, the follow item says that it is loading.
  if (!viewer || isOther) return [follow]
  return [
    { icon: <Pencil size={18} aria-hidden />, label: 'Edit', onSelect: () => edit(id) },
    { icon: <Trash2 size={18} aria-hidden />, label: 'Delete', danger: true, onSelect: () => remove(id) },
  ]
}

/** Whether the viewer follows the author is not part of a list of posts: it is loaded when `isWanted`. */
function useFollowItem({ id, username }: PostMenu_PostFragment['author'], isWanted: boolean): MenuItem {
  const client = useApolloClient()
  const { viewer } = useViewer()
  const { data: loaded, error } = useQuery(FollowStateDocument, { variables: { userId: id }, skip: !isWanted })
  const { data, complete } = useFragment({
    fragment: FollowButton_UserFragmentDoc,
    fragmentName: 'FollowButton_user',
    from: loaded?.user ?? null,
  })
  if (!complete || !viewer) {
    const label = error ? 'Could not load this' : 'Loading…'
    return { icon: <UserPlus size={18} aria-hidden />, label, disabled: true }
  }
  const Icon = data.viewerIsFollowing ? UserMinus : UserPlus
  return {
    icon: <Icon size={18} aria-hidden />,
    label: `${data.viewerIsFollowing ? 'Unfollow' : 'Follow'} @${username}`,
    onSelect: () => void toggleFollowing(client, id, viewer),
  }
}
