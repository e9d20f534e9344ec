import { useEffect } from 'react'
import { useViewerAgain } from '../../auth/useViewerAgain.ts'
import { DecisionNote } from '../../decisions/DecisionNote.tsx'
import Unread from '../../notifications/Unread.tsx'
import { OutboxNote } from '../../outbox/OutboxNote.tsx'

/** What members need after the page: sending waiting posts, and the number of notifications. */
export default function MembersLater() {
  useViewerAgain()
  useEffect(() => () => void requestAnimationFrame(focusPageIfLost), [])
  return (
    <>
      <OutboxNote />
      <DecisionNote />
      <Unread />
    </>
  )
}

/** After a log-out in another tab the whole page is drawn anew, so that nothing has the focus. */
function focusPageIfLost(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('#main')?.focus()
}
