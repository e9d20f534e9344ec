import type { FragmentType } from '@apollo/client'
import { useApolloClient, useFragment } from '@apollo/client/react'
import { Ellipsis, LogIn, Pencil, Trash2, UserMinus, UserPlus } from 'lucide-react'
import { useViewer } from '../auth/viewer.ts'
import { toggleFollowing } from '../follows/toggleFollowing.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Menu } from '../ui/Menu.tsx'
import type { MenuItem } from '../ui/OpenMenu.tsx'
import { usePostActions } from './actions.ts'
import { PostMenu_PostFragmentDoc, type PostMenu_PostFragment } from './PostMenu.generated.ts'

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
  return (
    <Menu
      label="Tweet actions"
      items={useItems(post)}
      trigger={(attributes) => (
        <IconButton label="More" {...attributes}>
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      )}
    />
  )
}

function useItems({ id, author }: PostMenu_PostFragment): MenuItem[] {
  const client = useApolloClient()
  const { viewer } = useViewer()
  const { edit, remove, logIn } = usePostActions()
  if (!viewer) return [{ icon: <LogIn size={18} aria-hidden />, label: 'Login for more options', onSelect: logIn }]
  if (viewer.id === author.id) {
    return [
      { icon: <Pencil size={18} aria-hidden />, label: 'Edit', onSelect: () => edit(id) },
      { icon: <Trash2 size={18} aria-hidden />, label: 'Delete', danger: true, onSelect: () => remove(id) },
    ]
  }
  const following = author.viewerIsFollowing
  const Icon = following ? UserMinus : UserPlus
  return [
    {
      icon: <Icon size={18} aria-hidden />,
      label: `${following ? 'Unfollow' : 'Follow'} @${author.username}`,
      onSelect: () => void toggleFollowing(client, author.id, viewer),
    },
  ]
}
