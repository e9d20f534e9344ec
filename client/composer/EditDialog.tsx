import { useQuery } from '@apollo/client/react'
import { memo } from 'react'
import { ComposerDialog } from './ComposerDialog.tsx'
import type { Draft } from './draft.ts'
import { EditedPostDocument } from './EditDialog.generated.ts'

export function EditDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  // The card has loaded all of it.
  const { data } = useQuery(EditedPostDocument, { variables: { id: postId } })
  if (!data?.post) return null
  const { id, content, images, video, replyPolicy, quotePolicy, isSensitive, parent, quoted } = data.post
  const quotedId = quoted?.post?.id
  const choices = { isSensitive, quotePolicy, ...(!parent && { replyPolicy }) }
  const initial = { id, content, images, video, ...choices, ...(quotedId && { quotedId }) }
  return <Edit initial={initial} onClose={onClose} />
}

/** Memoized, because later changes of the post must not reset or rerender its edit. */
const Edit = memo(
  function Edit({ initial, onClose }: { initial: Draft; onClose: () => void }) {
    const mode = { kind: 'edit', postId: initial.id } as const
    return <ComposerDialog title="Edit Tweet" mode={mode} initial={initial} onClose={onClose} />
  },
  (before, now) => before.initial.id === now.initial.id,
)
