import { WaitingNotice } from '../../auth/WaitingNotice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** `/waiting`, opened by a sign-up that needs approval, and by a log-in until then. */
export default function WaitingPage() {
  return (
    <>
      <PageHeader title="Your request" />
      <WaitingNotice />
    </>
  )
}
