import type { ReactNode } from 'react'
import { useConnection } from '../../apollo/useConnection.ts'
import { useAfter } from '../../hooks/useAfter.ts'
import { Ancestors } from '../../posts/Ancestors.tsx'
import { PostList } from '../../posts/PostList.tsx'
import { UnavailableReplies } from '../../posts/Unavailable.tsx'
import { useConversations } from '../../posts/useConversations.tsx'
import { Failure, Notice } from '../../ui/Notice.tsx'
import { MissingPost } from './MissingPost.tsx'
import css from './Pages.module.css'
import { UnavailablePostDocument } from './UnavailablePost.generated.ts'

const none: never[] = []

/** A post that the reader may not see, with the posts above it, and the replies that the reader may see. */
export default function UnavailablePost({ postId, waiting }: { postId: string; waiting: ReactNode }) {
  const page = { query: UnavailablePostDocument, variables: { id: postId, ...useAfter() } }
  const list = useConnection(page, (data) => data.unavailablePost?.replies, { isKept: false })
  const post = list.data?.unavailablePost
  const below = useConversations(post?.replies.edges ?? none)
  if (!list.data && list.status === 'failed') return <Failure message={list.message} onRetry={list.retry} />
  if (!list.data) return waiting
  if (!post) return <MissingPost />
  const isReply = post.ancestors.length > 0
  return (
    <>
      {isReply && <Ancestors key={post.id} postId={post.id} ancestors={post.ancestors} ids={post.ancestorIds} />}
      <div {...(isReply && { className: css.opened, 'data-start': true })}>
        <Notice small title="This Tweet isn't available" />
        <PostList list={list} label="Replies" empty={null} hideParent below={below} />
        <UnavailableReplies ids={post.replies.unavailableIds} />
      </div>
    </>
  )
}
