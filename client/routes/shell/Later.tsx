import { useViewerAgain } from '../../auth/useViewerAgain.ts'
import { useViewer } from '../../auth/viewer.ts'
import Unread from '../../notifications/Unread.tsx'
import { NewVersion } from '../../offline/NewVersion.tsx'
import { OutboxNote } from '../../outbox/OutboxNote.tsx'

/** What the app loads after the page: the service worker, what waits for a network, and the number of notifications. */
export default function Later() {
  const { loggedIn } = useViewer()
  useViewerAgain()
  return (
    <>
      <OutboxNote />
      <NewVersion />
      {loggedIn && <Unread />}
    </>
  )
}
