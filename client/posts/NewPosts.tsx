import { ArrowUp } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { clsx } from 'clsx'
import { useApolloClient } from '@apollo/client/react'
import type { ListState } from '../apollo/useConnection.ts'
import type { PostList } from '../apollo/schema.generated.ts'
import { useViewer } from '../auth/viewer.ts'
import { toastSuccess } from '../ui/toast.ts'
import { keepFocusAfter } from '../navigation/keepFocus.ts'
import { isForTop } from '../navigation/linkState.ts'
import { Avatar } from '../users/Avatar.tsx'
import css from './NewPosts.module.css'
import { useNewer } from './useNewer.ts'

type Props = {
  list: ListState
  of: PostList
  /** Posts that stand somewhere else than their own time would place them. */
  moved?: Pick<ReadonlySet<string>, 'has' | 'size'>
  reposts?: boolean
  /** Moves the button below a page header with tabs. */
  underTabs?: boolean
}

/** A "Show N Tweets" button above a feed. New posts appear only when the user presses it or the page's link. */
export default function NewPosts({ list, of, moved, reposts = false, underTabs = false }: Props) {
  const client = useApolloClient()
  const { viewer } = useViewer()
  const byTime = useMemo(() => (moved?.size ? list.ids.filter((id) => !moved.has(id)) : list.ids), [list.ids, moved])
  const newest = async () => {
    const { newerPosts } = await import('../live/watchNewPosts.ts')
    return newerPosts(client, of, { ids: byTime, viewerId: viewer?.id, reposts })
  }
  const live = async () => {
    const { watchNewPosts } = await import('../live/watchNewPosts.ts')
    return watchNewPosts(of, reposts)
  }
  const { count, faces, look } = useNewer({ ...list, byTime }, { key: of, newest, live })
  // An empty feed has another button, and a feed that refreshes will show the new posts anyway.
  const isOffered = count > 0 && list.ids.length > 0 && !list.isRefreshing
  const refresh = async () => {
    const isDone = await list.retry()
    // New posts may have gone again, for example when a repost was undone.
    void look()
    return isDone
  }
  const show = async () => {
    // The list must be at its top, or it would keep its scroll position while it grows.
    window.scrollTo(0, 0)
    if (await refresh()) toastSuccess('Feed Updated!')
  }
  useHomeAgain(() => void refresh())
  return (
    <NewPill
      text={isOffered ? `Show ${count} ${count === 1 ? 'Tweet' : 'Tweets'}` : null}
      faces={faces}
      onShow={() => void show()}
      underTabs={underTabs}
    />
  )
}

type PillProps = { text: string | null; faces: readonly string[]; onShow: () => void; underTabs?: boolean }

/** A button that floats above a list. It renders nothing without a text. */
export function NewPill({ text, faces, onShow, underTabs = false }: PillProps) {
  return (
    <div className={clsx(css.place, underTabs && css.low)} role="status">
      {text !== null && (
        <button type="button" className={css.pill} onClick={() => keepFocusAfter(onShow)}>
          <ArrowUp size={16} aria-hidden />
          <span className={css.faces}>
            {faces.map((src) => (
              <Avatar key={src} src={src} size={24} />
            ))}
          </span>
          {text}
        </button>
      )}
    </div>
  )
}

function useHomeAgain(refresh: () => void): void {
  const location = useLocation()
  const seen = useRef(location.key)
  useEffect(() => {
    if (seen.current === location.key) return
    seen.current = location.key
    if (isForTop(location.state)) refresh()
  })
}
