import { useQuery } from '@apollo/client/react'
import { memo } from 'react'
import { cardUrlOf } from './card.ts'
import { ComposerDialog } from './ComposerDialog.tsx'
import type { Draft } from './draft.ts'
import { EditedPostDocument } from './EditDialog.generated.ts'

export function EditDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  // The card has already loaded these fields.
  const { data } = useQuery(EditedPostDocument, { variables: { id: postId } })
  if (!data?.post) return null
  const { id, content, images, video, replyPolicy, quotePolicy, isSensitive, parent, quoted, card } = data.post
  const quotedId = quoted?.post?.id
  const choices = { isSensitive, quotePolicy, ...(!parent && { replyPolicy }) }
  const shown = { id, content, images, video, ...choices, ...(quotedId && { quotedId }) }
  // If the post has no card, the edit starts as if the author had taken it away: an edit of a word must not add one.
  const noCard = card ? undefined : cardUrlOf(shown)
  const initial = { ...shown, ...(card && { cardUrl: card.url }), ...(noCard !== undefined && { noCard }) }
  return <Edit initial={initial} onClose={onClose} />
}

/** Memoized: later changes of the post must not reset or rerender its edit. */
const Edit = memo(
  function Edit({ initial, onClose }: { initial: Draft; onClose: () => void }) {
    const mode = { kind: 'edit', postId: initial.id } as const
    return <ComposerDialog title="Edit Tweet" mode={mode} initial={initial} onClose={onClose} />
  },
  (before, now) => before.initial.id === now.initial.id,
)
