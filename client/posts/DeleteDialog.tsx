import { useMatch } from 'react-router-dom'
import { useFragment } from '../apollo/useFragment.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { remainsHere, useGoBack } from '../navigation/routerIndex.ts'
import { DeleteDialog_PageFragmentDoc } from './DeleteDialog.generated.ts'
import { useDeletePost } from './useDeletePost.ts'

const pauseMs = 500

/** Asks before deleting a post. If the page shows that post or one below it, the app then goes back. */
export default function DeleteDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const deletePost = useDeletePost()
  const goBack = useGoBack()
  const pageOf = useMatch('/post/:postId')?.params.postId
  const { data: page } = useFragment({
    fragment: DeleteDialog_PageFragmentDoc,
    from: { __typename: 'Post', id: pageOf ?? '' },
  })
  const leaves = pageOf === postId || page.ancestors?.some((ancestor) => ancestor?.id === postId) === true
  const confirm = async () => {
    const remains = remainsHere()
    const deleted = await deletePost(postId, leaves ? pauseMs * 2 : 0)
    onClose()
    if (deleted && leaves) setTimeout(() => remains() && goBack(), pauseMs)
  }
  return (
    <Confirm
      title="Delete this Tweet?"
      text="This also deletes its replies. You cannot undo it."
      action="Delete"
      waiting="Deleting…"
      danger
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
