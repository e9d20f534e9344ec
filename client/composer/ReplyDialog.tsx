import { useQuery } from '@apollo/client/react'
import { isClosed } from '../posts/actions.ts'
import { PostQuote } from '../posts/PostQuote.tsx'
import { optionalPart } from '../ui/optionalPart.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import css from './Composer.module.css'
import { ComposerDialog } from './ComposerDialog.tsx'
import { AnsweredPostDocument } from './ReplyDialog.generated.ts'

const CannotReply = optionalPart(() => import('../posts/CannotReply.tsx'))

export default function ReplyDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  // Usually the cache has the post; a draft may answer one that no page has loaded.
  const { data } = useQuery(AnsweredPostDocument, { variables: { id: postId } })
  const post = data?.post
  if (post && isClosed(post))
    return (
      <Dialog title="Who can reply" kind="sheet" onClose={onClose}>
        <CannotReply post={{ ...post, isReply: post.parent !== null }} />
      </Dialog>
    )
  return (
    <ComposerDialog title="Reply" mode={{ kind: 'reply', parentId: postId }} onClose={onClose}>
      {post === null ? (
        <p className={css.gone}>What this answers is not there any more.</p>
      ) : (
        <PostQuote postId={postId} />
      )}
    </ComposerDialog>
  )
}
