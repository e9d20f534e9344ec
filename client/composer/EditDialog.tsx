import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import { messageOf } from '../apollo/errors.ts'
import { toastError } from '../ui/toast.ts'
import { cardUrlOf } from './card.ts'
import { ComposerDialog } from './ComposerDialog.tsx'
import type { Draft, EditMode } from './draft.ts'
import { EditedPostDocument, type EditedPostQuery } from './EditDialog.generated.ts'

const gone = "This Tweet isn't available"

export default function EditDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  // Another device may have edited the post since the card loaded it. Later changes do not touch an open edit.
  const { data, error, refetch } = useQuery(EditedPostDocument, { variables: { id: postId }, fetchPolicy: 'no-cache' })
  const [post, setPost] = useState(data?.post)
  if (data?.post && data.post !== post) setPost(data.post)
  const problem = error ? messageOf(error) : data?.post === null ? gone : null
  useEffect(() => {
    if (problem === null) return
    toastError(problem)
    if (!post) onClose()
    // Once for each problem. If the post cannot be loaded again, what was typed stays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [problem])
  const initial = useMemo(() => (post ? draftOf(post) : undefined), [post])
  const reload = () => void refetch().catch(() => {})
  const mode: EditMode = { kind: 'edit', postId, basedOn: post?.updatedAt, original: initial, reload }
  return <ComposerDialog title="Edit Tweet" mode={mode} initial={initial} onClose={onClose} />
}

function draftOf(post: NonNullable<EditedPostQuery['post']>): Draft {
  const { id, content, images, video, replyPolicy, quotePolicy, isSensitive, parent, quoted, card } = post
  const quotedId = quoted?.post?.id
  const choices = { isSensitive, quotePolicy, ...(!parent && { replyPolicy }) }
  const shown = { id, content, images, video, ...choices, ...(quotedId && { quotedId }) }
  // If the post has no card, the edit starts as if the author had taken it away: an edit of a word must not add one.
  const noCard = card ? undefined : cardUrlOf(shown)
  return { ...shown, ...(card && { cardUrl: card.url }), ...(noCard !== undefined && { noCard }) }
}
