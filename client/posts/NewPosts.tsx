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
  /** The ids at the top of the list as the server has them now. */
  newest: () => Promise<readonly string[]>
  /** The page's heading has tabs, so that the pill hangs lower. */
  underTabs?: boolean
}

/** "Show N Tweets" above a feed with newer ones: nothing moves until it is pressed, or Home is pressed again. */
export function NewPosts({ list, newest, underTabs = false }: Props) {
  const count = useNewer(list.ids, newest)
  const show = async () => {
    // Before the list grows: it would keep a reader who is not at its top in place.
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

/** Pressing the link to the page that is already open scrolls to its top and loads what is new. */
function useHomeAgain(refresh: () => void): void {
  const location = useLocation()
  const seen = useRef(location.key)
  useEffect(() => {
    if (seen.current === location.key) return
    seen.current = location.key
    if (isForTop(location.state)) refresh()
  })
}
