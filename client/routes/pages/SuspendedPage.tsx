import { SuspensionNotice } from '../../auth/SuspensionNotice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** `/suspended`: where a log-in to a suspended account leads. */
export default function SuspendedPage() {
  return (
    <>
      <PageHeader title="Account suspended" />
      <SuspensionNotice />
    </>
  )
}
