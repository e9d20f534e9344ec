import { useViewer } from '../../auth/viewer.ts'
import { useDialog } from '../../hooks/useDialog.ts'
import { useListDialog } from '../../hooks/useListDialog.ts'
import { lazyRoute } from '../../ui/lazyRoute.tsx'
import { OverlayPart } from '../../ui/PartBoundary.tsx'

const EditProfileDialog = lazyRoute(() => import('../../users/EditProfileDialog.tsx'), 'members')
const FollowersDialog = lazyRoute(async () => ({
  default: (await import('../../follows/PeopleDialog.tsx')).FollowersDialog,
}))
const FollowingDialog = lazyRoute(async () => ({
  default: (await import('../../follows/PeopleDialog.tsx')).FollowingDialog,
}))

export function ProfileDialogs({ user }: { user: { id: string; username: string } }) {
  const { shown } = useViewer()
  const edit = useDialog('edit-profile')
  const { list, close } = useListDialog()
  const isEditing = edit.isOpen && shown?.username === user.username
  const onMissing = isEditing ? edit.close : close
  if (!isEditing && !list) return null
  return (
    <OverlayPart onMissing={onMissing}>
      {isEditing && <EditProfileDialog userId={user.id} onClose={edit.close} />}
      {list === 'followers' && <FollowersDialog username={user.username} onClose={close} />}
      {list === 'following' && <FollowingDialog username={user.username} onClose={close} />}
    </OverlayPart>
  )
}
