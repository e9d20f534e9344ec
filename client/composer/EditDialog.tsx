import { memo } from 'react'
import { useFragment } from '../apollo/useFragment.ts'
import { ComposerDialog } from './ComposerDialog.tsx'
import type { Draft } from './draft.ts'
import { EditDialog_PostFragmentDoc } from './EditDialog.generated.ts'

export function EditDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const { data, complete } = useFragment({
    fragment: EditDialog_PostFragmentDoc,
    fragmentName: 'EditDialog_post',
    from: { __typename: 'Post', id: postId },
  })
  if (!complete) return null
  const { id, content, images, video, replyPolicy, parent } = data
  const initial = { id, content, images, video, ...(!parent && { replyPolicy }) }
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
