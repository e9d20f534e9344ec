import { useEffect, useRef } from 'react'
import { useConnection } from '../../apollo/useConnection.ts'
import { PostList } from '../../posts/PostList.tsx'
import type { Ranking } from '../../posts/replyOrders.ts'
import { useConversations } from '../../posts/useConversations.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RankedRepliesDocument } from './RankedReplies.generated.ts'

type Props = {
  postId: string
  order: Ranking
  /** The newest reply that the page shows in its first order. When another one comes, the ranking is asked for anew. */
  newest: string | undefined
  deleted: ReadonlySet<string>
}

const none: never[] = []

/** The replies of a post in another order than the newest first. */
export default function RankedReplies({ postId, order, newest, deleted }: Props) {
  const page = { query: RankedRepliesDocument, variables: { id: postId, order } }
  const list = useConnection(page, (data) => data.post?.replies, { isKept: false })
  const asked = useRef(newest)
  const { retry } = list
  useEffect(() => {
    if (asked.current === newest) return
    asked.current = newest
    void retry()
  }, [newest, retry])
  const below = useConversations(list.data?.post?.replies.edges ?? none)
  return (
    <PostList
      list={list}
      label={order === 'MOST_LIKED' ? 'Replies, most liked first' : 'Replies, following first'}
      empty={<Notice title="No replies yet" />}
      hideParent
      deleted={deleted}
      below={below}
    />
  )
}
