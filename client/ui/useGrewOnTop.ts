import { useState } from 'react'

/** Whether the last change added ids at the top while the reader was further down. */
export function useGrewOnTop(ids: readonly string[], beginsLater: boolean): boolean {
  const [last, setLast] = useState({ ids, onTop: false, begunLater: beginsLater })
  if (last.ids === ids) return last.onTop
  const [first = ''] = last.ids
  const isSame = ids[0] === first && ids.length === last.ids.length
  // If the first id was removed, `includes` would search the whole list.
  const hasLeft = ids[0] === last.ids[1]
  // `scrollY` is last, because reading it makes the browser lay out the page.
  const grew = () => ids[0] !== first && !hasLeft && ids.includes(first) && (last.begunLater || window.scrollY > 0)
  const onTop = isSame ? last.onTop : grew()
  setLast({ ids, onTop, begunLater: beginsLater })
  return onTop
}
