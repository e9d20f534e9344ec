import { useViewerAgain } from '../../auth/useViewerAgain.ts'
import { DecisionNote } from '../../decisions/DecisionNote.tsx'
import Unread from '../../notifications/Unread.tsx'
import { OutboxNote } from '../../outbox/OutboxNote.tsx'

/** What members need after the page: sending waiting posts, and the number of notifications. */
export default function MembersLater() {
  useViewerAgain()
  return (
    <>
      <OutboxNote />
      <DecisionNote />
      <Unread />
    </>
  )
}
