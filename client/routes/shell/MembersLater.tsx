import { useViewerAgain } from '../../auth/useViewerAgain.ts'
import Unread from '../../notifications/Unread.tsx'
import { OutboxNote } from '../../outbox/OutboxNote.tsx'

/** What the app loads for members after the page: what waits for a network, and the number of notifications. */
export default function MembersLater() {
  useViewerAgain()
  return (
    <>
      <OutboxNote />
      <Unread />
    </>
  )
}
