import { Dialog } from '../ui/Dialog.tsx'
import { Composer } from './Composer.tsx'
import { PostQuote } from './PostQuote.tsx'

/** The composer below the post that it answers. */
export function ReplyDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  return (
    <Dialog title="Reply" kind="sheet" onClose={onClose}>
      <PostQuote postId={postId} />
      <Composer mode={{ kind: 'reply', parentId: postId }} focus onDone={onClose} />
    </Dialog>
  )
}
