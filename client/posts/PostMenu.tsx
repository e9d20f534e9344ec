import type { FragmentType } from '@apollo/client'
import { useApolloClient, useFragment } from '@apollo/client/react'
import { Ellipsis, LogIn, Pencil, Trash2, UserMinus, UserPlus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useViewer } from '../auth/viewer.ts'
import { setFollowing } from '../follows/setFollowing.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Menu, MenuItem } from '../ui/Menu.tsx'
import { PostMenu_PostFragmentDoc, type PostMenu_PostFragment } from './PostMenu.generated.ts'

type Props = { post: FragmentType<PostMenu_PostFragment>; onEdit: () => void; onDelete: () => void }

/** The ellipsis of a post: its author may edit and delete, others follow, guests are asked to log in. */
export function PostMenu({ post, onEdit, onDelete }: Props) {
  const { data, complete } = useFragment({
    fragment: PostMenu_PostFragmentDoc,
    fragmentName: 'PostMenu_post',
    from: post,
  })
  const { viewer } = useViewer()
  if (!complete) return null
  const trigger = (
    <IconButton label="More">
      <Ellipsis size={18} aria-hidden />
    </IconButton>
  )
  return (
    <Menu trigger={trigger} label="Post actions">
      {!viewer && <GuestItems />}
      {viewer && viewer.id === data.author.id && <OwnerItems onEdit={onEdit} onDelete={onDelete} />}
      {viewer && viewer.id !== data.author.id && <FollowItem author={data.author} viewer={viewer} />}
    </Menu>
  )
}

function GuestItems() {
  const navigate = useNavigate()
  return (
    <MenuItem icon={<LogIn size={18} aria-hidden />} onSelect={() => void navigate('/login')}>
      Login for more options
    </MenuItem>
  )
}

function OwnerItems({ onEdit, onDelete }: { onEdit: () => void; onDelete: () => void }) {
  return (
    <>
      <MenuItem icon={<Pencil size={18} aria-hidden />} onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuItem icon={<Trash2 size={18} aria-hidden />} danger onSelect={onDelete}>
        Delete
      </MenuItem>
    </>
  )
}

function FollowItem({ author, viewer }: { author: PostMenu_PostFragment['author']; viewer: { id: string } }) {
  const client = useApolloClient()
  const following = author.viewerIsFollowing
  const Icon = following ? UserMinus : UserPlus
  return (
    <MenuItem
      icon={<Icon size={18} aria-hidden />}
      onSelect={() => void setFollowing(client, author, !following, viewer)}
    >
      {following ? 'Unfollow' : 'Follow'} @{author.username}
    </MenuItem>
  )
}
