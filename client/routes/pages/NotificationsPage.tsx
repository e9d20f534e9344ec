import { useSearchParams } from 'react-router-dom'
import type { NotificationFilter } from '../../apollo/schema.generated.ts'
import { useViewer } from '../../auth/viewer.ts'
import { NotificationList } from '../../notifications/NotificationList.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** `/notifications`: all the viewer's notifications, or only mentions, newest first. */
export default function NotificationsPage() {
  const [search] = useSearchParams()
  const { shown } = useViewer()
  const filter: NotificationFilter = search.get('filter') === 'mentions' ? 'MENTIONS' : 'ALL'
  return (
    <>
      <PageHeader title="Notifications">
        <LinkTabs
          label="Which notifications"
          tabs={[
            { to: '/notifications', label: 'All', current: filter === 'ALL' },
            { to: '/notifications?filter=mentions', label: 'Mentions', current: filter === 'MENTIONS' },
          ]}
        />
      </PageHeader>
      <NotificationList key={filter} filter={filter} username={shown?.username ?? ''} />
    </>
  )
}
