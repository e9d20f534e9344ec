import { ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { clsx } from 'clsx'
import type { ListState } from '../apollo/useConnection.ts'
import { toastSuccess } from '../ui/toast.ts'
import { isForTop } from '../navigation/linkState.ts'
import css from './NewPosts.module.css'
import { useNewer } from './useNewer.ts'

type Props = {
  list: ListState
  /** Asks the server for the first ids of the list. */
  newest: () => Promise<readonly string[]>
  /** Places the button lower, below a page header with tabs. */
  underTabs?: boolean
}

/** A "Show N Tweets" button above a feed. New posts enter the feed only when the user presses it or the page's link. */
export function NewPosts({ list, newest, underTabs = false }: Props) {
  const count = useNewer(list.ids, newest)
  const show = async () => {
    // First to the top: further down, the list would keep its position when it grows.
    window.scrollTo(0, 0)
    if (await list.retry()) toastSuccess('Feed Updated!')
  }
  useHomeAgain(() => void list.retry())
  return (
    <div className={clsx(css.place, underTabs && css.low)} role="status">
      {count > 0 && (
        <button type="button" className={css.pill} onClick={() => void show()}>
          <ArrowUp size={16} aria-hidden />
          Show {count} {count === 1 ? 'Tweet' : 'Tweets'}
        </button>
      )}
    </div>
  )
}

/** Calls `refresh` when the user presses a link to the page that is already open. */
function useHomeAgain(refresh: () => void): void {
  const location = useLocation()
  const seen = useRef(location.key)
  useEffect(() => {
    if (seen.current === location.key) return
    seen.current = location.key
    if (isForTop(location.state)) refresh()
  })
}
