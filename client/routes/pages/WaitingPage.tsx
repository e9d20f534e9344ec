import { WaitingNotice } from '../../auth/WaitingNotice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** `/waiting`: where a sign-up leads that a moderator approves, and a log-in to its account until then. */
export default function WaitingPage() {
  return (
    <>
      <PageHeader title="Your request" />
      <WaitingNotice />
    </>
  )
}
