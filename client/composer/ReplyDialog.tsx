import { useQuery } from '@apollo/client/react'
import { PostQuote } from '../posts/PostQuote.tsx'
import css from './Composer.module.css'
import { ComposerDialog } from './ComposerDialog.tsx'
import { AnsweredPostDocument } from './ReplyDialog.generated.ts'

export function ReplyDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  // A draft may answer a post that no page has loaded; any other comes from the cache.
  const { data } = useQuery(AnsweredPostDocument, { variables: { id: postId } })
  return (
    <ComposerDialog title="Reply" mode={{ kind: 'reply', parentId: postId }} onClose={onClose}>
      {data?.post === null ? (
        <p className={css.gone}>What this answers is not there any more.</p>
      ) : (
        <PostQuote postId={postId} />
      )}
    </ComposerDialog>
  )
}
