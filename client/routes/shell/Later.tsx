import { useViewerAgain } from '../../auth/useViewerAgain.ts'
import { NewVersion } from '../../offline/NewVersion.tsx'

/** What the app loads after the page: the service worker, its notes, and what begins when the network is back. */
export default function Later() {
  useViewerAgain()
  return <NewVersion />
}
