import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { ListState } from '../apollo/useConnection.ts'
import { deleting } from './deleting.ts'
import { NewPill } from './NewPosts.tsx'
import css from './NewPosts.module.css'
import { type Newer, useNewer } from './useNewer.ts'

type Props = {
  postId: string
  list: ListState
  newest: () => Promise<readonly Newer[]>
  onRepliesDeleted: (ids: readonly string[]) => void
}

/** The height of the page's header and the button, in pixels. */
const roomAbove = 120

export function NewReplies({ postId, list, newest, onRepliesDeleted }: Props) {
  const client = useApolloClient()
  const [isLost, setLost] = useState(false)
  const live = async () => {
    const { watchPost } = await import('../live/watchPost.ts')
    return watchPost(client, postId, { onLost: () => setLost(!deleting.has(postId)), onRepliesDeleted })
  }
  const { count, faces } = useNewer(list, { key: postId, newest, live })
  const show = async () => {
    if (!(await list.retry())) return
    const top = document.querySelector('[role="feed"]')?.getBoundingClientRect().top ?? 0
    if (top < roomAbove) window.scrollBy(0, top - roomAbove)
  }
  if (isLost)
    return (
      <div className={css.place} role="status">
        <p className={css.pill}>This Tweet isn't available any more</p>
      </div>
    )
  return (
    <NewPill
      text={count > 0 && !list.isRefreshing ? `Show ${count} ${count === 1 ? 'reply' : 'replies'}` : null}
      faces={faces}
      onShow={() => void show()}
    />
  )
}
