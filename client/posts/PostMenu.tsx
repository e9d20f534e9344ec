import { useApolloClient, useQuery } from '@apollo/client/react'
import { Ellipsis, LogIn, Pencil, Trash2, UserMinus, UserPlus } from 'lucide-react'
import { memo, type ReactElement } from 'react'
import { useFragment } from '../apollo/useFragment.ts'
import { useViewer } from '../auth/viewer.ts'
import { FollowButton_UserFragmentDoc } from '../follows/FollowButton.generated.ts'
import { toggleFollowing } from '../follows/toggleFollowing.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Menu } from '../ui/Menu.tsx'
import type { DrawnItem, MenuItem } from '../ui/OpenMenu.tsx'
import { usePostActions } from './actions.ts'
import { optionalPart } from '../ui/optionalPart.tsx'
import { FollowStateDocument } from './PostMenu.generated.ts'

const RestrictionItems = optionalPart(() => import('../safety/RestrictionItems.tsx'))

type Author = { authorId: string; username: string }

/** The menu of a post. Authors can edit and delete it, other members can follow, mute and block the author, guests can log in. */
export const PostMenu = memo(function PostMenu({ postId, ...author }: Author & { postId: string }) {
  const client = useApolloClient()
  const { viewer } = useViewer()
  const isOther = viewer !== null && viewer.id !== author.authorId
  // The data is requested before the menu opens.
  const ask = () => void client.query(followState(author)).catch(() => {})
  return (
    <Menu
      label="Tweet actions"
      items={useItems(postId, author)}
      {...(isOther && { onNear: ask })}
      trigger={(attributes) => (
        <IconButton label="More" {...attributes}>
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      )}
    />
  )
})

function useItems(postId: string, author: Author): (MenuItem | DrawnItem)[] {
  const { loggedIn, viewer } = useViewer()
  const { edit, remove, block, logIn } = usePostActions()
  if (!loggedIn) return [{ icon: <LogIn size={18} aria-hidden />, label: 'Login for more options', onSelect: logIn }]
  // Until the viewer is known, the follow item shows that it is loading.
  if (viewer?.id !== author.authorId)
    return [
      (draw) => <FollowItem key="follow" {...author} draw={draw} />,
      (draw) => (
        <RestrictionItems
          key="restrictions"
          userId={author.authorId}
          username={author.username}
          block={block}
          draw={draw}
        />
      ),
    ]
  return [
    { icon: <Pencil size={18} aria-hidden />, label: 'Edit', onSelect: () => edit(postId) },
    { icon: <Trash2 size={18} aria-hidden />, label: 'Delete', danger: true, onSelect: () => remove(postId) },
  ]
}

/** Lists of posts do not say whether the viewer follows the author, so the menu asks when needed. */
const followState = ({ authorId }: Author) => ({ query: FollowStateDocument, variables: { userId: authorId } })

function FollowItem({ draw, ...author }: Author & { draw: (item: MenuItem) => ReactElement }) {
  const client = useApolloClient()
  const { viewer } = useViewer()
  const { query, variables } = followState(author)
  const { data: loaded, error } = useQuery(query, { variables, skip: !viewer })
  const { data, complete } = useFragment({
    fragment: FollowButton_UserFragmentDoc,
    fragmentName: 'FollowButton_user',
    from: loaded?.user ?? null,
  })
  if (!complete || !viewer) {
    const label = error ? 'Could not load this' : 'Loading…'
    return draw({ icon: <UserPlus size={18} aria-hidden />, label, disabled: true })
  }
  const Icon = data.viewerIsFollowing ? UserMinus : UserPlus
  return draw({
    icon: <Icon size={18} aria-hidden />,
    label: `${data.viewerIsFollowing ? 'Unfollow' : 'Follow'} @${author.username}`,
    onSelect: () => void toggleFollowing(client, author.authorId, viewer),
  })
}
