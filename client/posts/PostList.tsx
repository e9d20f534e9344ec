import type { ReactNode } from 'react'
import type { ListState } from '../apollo/useConnection.ts'
import { ListEnd } from '../ui/ListEnd.tsx'
import { Failure } from '../ui/Notice.tsx'
import { CardSkeletons } from '../ui/Skeleton.tsx'
import { VirtualList } from '../ui/VirtualList.tsx'
import { PostCard } from './PostCard.tsx'
import { useOpenOnClick } from './useOpenOnClick.ts'

type Props = { list: ListState; label: string; empty: ReactNode; hideParent?: boolean }

/** An endless list of posts. It holds only ids; each card reads its own data, and only cards near the window are drawn. */
export function PostList({ list, label, empty, hideParent = false }: Props) {
  const openOnClick = useOpenOnClick()
  if (list.status === 'loading') return <CardSkeletons />
  if (list.status === 'failed') return <Failure message={list.message} onRetry={list.retry} />
  if (list.ids.length === 0 && !list.hasMore) return empty
  return (
    <>
      <div role="feed" aria-label={label} aria-busy={list.isLoadingMore} {...openOnClick}>
        <VirtualList>
          {list.ids.map((id) => (
            <PostCard key={id} id={id} hideParent={hideParent} />
          ))}
        </VirtualList>
      </div>
      <ListEnd list={list} />
    </>
  )
}
