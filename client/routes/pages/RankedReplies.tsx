import { useEffect } from 'react'
import { useConnection } from '../../apollo/useConnection.ts'
import { PostList } from '../../posts/PostList.tsx'
import type { Ranking } from '../../posts/replyOrders.ts'
import { useConversations } from '../../posts/useConversations.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RankedRepliesDocument } from './RankedReplies.generated.ts'

type Props = {
  postId: string
  order: Ranking
  /** The newest reply in the first order. If this order lacks it, it is asked for again. */
  newest: string | undefined
  /** The value of `newest` when each order was last asked for. */
  asked: Map<Ranking, string | undefined>
  deleted: ReadonlySet<string>
  without: string | undefined
}

const none: never[] = []

export default function RankedReplies({ postId, order, newest, asked, deleted, without }: Props) {
  const page = { query: RankedRepliesDocument, variables: { id: postId, order } }
  const list = useConnection(page, (data) => data.post?.replies, { isKept: false })
  const { retry, ids } = list
  useEffect(() => {
    const isOld = asked.has(order) && asked.get(order) !== newest
    asked.set(order, newest)
    if (isOld && newest !== undefined && !ids.includes(newest)) void retry()
  }, [order, newest, asked, ids, retry])
  const below = useConversations(list.data?.post?.replies.edges ?? none)
  return (
    <PostList
      list={list}
      without={without}
      label={order === 'MOST_LIKED' ? 'Replies, most liked first' : 'Replies, following first'}
      empty={<Notice title="No replies yet" />}
      hideParent
      deleted={deleted}
      below={below}
    />
  )
}
