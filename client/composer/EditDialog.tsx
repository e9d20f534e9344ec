import { useFragment } from '../apollo/useFragment.ts'
import { ComposerDialog } from './ComposerDialog.tsx'
import { EditDialog_PostFragmentDoc } from './EditDialog.generated.ts'

export function EditDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const { data, complete } = useFragment({
    fragment: EditDialog_PostFragmentDoc,
    fragmentName: 'EditDialog_post',
    from: { __typename: 'Post', id: postId },
  })
  if (!complete) return null
  const { id, content, images, video } = data
  return (
    <ComposerDialog
      title="Edit Tweet"
      mode={{ kind: 'edit', postId }}
      initial={{ id, content, images, video }}
      onClose={onClose}
    />
  )
}
