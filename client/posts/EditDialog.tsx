import { useFragment } from '@apollo/client/react'
import { Dialog } from '../ui/Dialog.tsx'
import { Composer } from './Composer.tsx'
import { EditDialog_PostFragmentDoc } from './EditDialog.generated.ts'

/** The composer with a post's own text in it. */
export function EditDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const { data, complete } = useFragment({
    fragment: EditDialog_PostFragmentDoc,
    fragmentName: 'EditDialog_post',
    from: { __typename: 'Post', id: postId },
  })
  if (!complete) return null
  const images = data.images.map(({ url, alt, width, height }) => ({ url, alt, width, height }))
  const video = data.video && {
    url: data.video.url,
    poster: data.video.poster,
    width: data.video.width,
    height: data.video.height,
  }
  return (
    <Dialog title="Edit Tweet" kind="sheet" onClose={onClose}>
      <Composer
        mode={{ kind: 'edit', postId }}
        initial={{ content: data.content, images, video }}
        focus
        onDone={onClose}
      />
    </Dialog>
  )
}
