import { SuspensionNotice } from '../../auth/SuspensionNotice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** `/suspended`, opened by a log-in to a suspended account. */
export default function SuspendedPage() {
  return (
    <>
      <PageHeader title="Account suspended" />
      <SuspensionNotice />
    </>
  )
}
