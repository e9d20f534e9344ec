import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { messageOf } from '../../apollo/errors.ts'
import { useConnection } from '../../apollo/useConnection.ts'
import { Button } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Notice.tsx'
import { LineSkeletons } from '../../ui/Skeleton.tsx'
import { fullTime } from '../../ui/times.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { EndOtherSessionsDocument, SessionsDocument } from './Settings.generated.ts'
import css from './Settings.module.css'

/** The account's sessions, and a button that ends all but the current one. */
export function Sessions() {
  const [endOtherSessions] = useMutation(EndOtherSessionsDocument)
  const [busy, setBusy] = useState(false)
  const list = useConnection({ query: SessionsDocument, variables: {} }, (data) => data.sessions)
  if (list.status === 'failed') return <Failure message={list.message} onRetry={() => void list.retry()} small />
  if (list.status === 'loading') return <LineSkeletons count={1} />
  const sessions = list.data?.sessions.edges.map((edge) => edge.node) ?? []
  const logOutElsewhere = async () => {
    setBusy(true)
    try {
      await endOtherSessions()
      await list.retry()
      toastSuccess('Logged out everywhere else')
    } catch (error) {
      toastError(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <>
      <ul className={css.sessions}>
        {sessions.map(({ id, createdAt, isCurrent }) => (
          <li key={id}>
            Logged in <time dateTime={createdAt}>{fullTime(createdAt)}</time>
            {isCurrent && <span className={css.current}>This device</span>}
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button kind="plain" busy={list.isLoadingMore} onClick={list.loadMore}>
          Show more
        </Button>
      )}
      {sessions.length > 1 && (
        <Button kind="plain" busy={busy} onClick={() => void logOutElsewhere()}>
          Log out elsewhere
        </Button>
      )}
    </>
  )
}
