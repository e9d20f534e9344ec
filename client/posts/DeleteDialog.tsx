import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Confirm } from '../ui/Confirm.tsx'
import { useGoBack } from '../ui/PageHeader.tsx'
import { deletePost } from './deletePost.ts'

const pauseMs = 500

/** Asks before a post is deleted. On the post's own page it then goes back after half a second. */
export function DeleteDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const client = useApolloClient()
  const goBack = useGoBack()
  const onItsPage = useLocation().pathname === `/post/${postId}`
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const deleted = await deletePost(client, postId, onItsPage ? pauseMs * 2 : 0)
    onClose()
    if (deleted && onItsPage) setTimeout(goBack, pauseMs)
  }
  return (
    <Confirm
      title="Delete this Tweet?"
      text="It goes with all its replies, and cannot be brought back."
      action={busy ? 'Deleting…' : 'Delete'}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
