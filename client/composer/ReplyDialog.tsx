import { ComposerDialog } from './ComposerDialog.tsx'
import { PostQuote } from '../posts/PostQuote.tsx'

export function ReplyDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  return (
    <ComposerDialog title="Reply" mode={{ kind: 'reply', parentId: postId }} onClose={onClose}>
      <PostQuote postId={postId} />
    </ComposerDialog>
  )
}
