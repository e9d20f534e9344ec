import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { reasonOf } from '../../server/users/moderation.rules.ts'
import { messageOf } from '../apollo/errors.ts'
import { ExportButton } from '../exports/ExportButton.tsx'
import { Button } from '../ui/Button.tsx'
import { optionalPart } from '../ui/optionalPart.tsx'
import { Failure, Loader } from '../ui/Notice.tsx'
import { fullTime } from '../ui/times.ts'
import { keepRestricted, readRestricted } from './restricted.ts'
import { SessionEnded } from './SessionEnded.tsx'
import { DeleteAccountButton } from './settings/DeleteAccountButton.tsx'
import { SuspensionDocument } from './Suspension.generated.ts'
import css from './SuspensionNotice.module.css'
import { useLeaveSession } from './useLeaveSession.ts'

const AppealBox = optionalPart(() => import('./AppealBox.tsx'))

export function SuspensionNotice() {
  const [restricted] = useState(readRestricted)
  return restricted ? <NoticeFor {...restricted} /> : <Navigate to="/login" replace />
}

function NoticeFor({ token, username }: { token: string; username: string }) {
  const options = { context: { token }, fetchPolicy: 'no-cache' } as const
  const { data, error, refetch } = useQuery(SuspensionDocument, options)
  const { logOut, onDeleted } = useLeaveSession(token, () => keepRestricted(null))
  if (error) return <Failure message={messageOf(error)} onRetry={refetch} />
  if (!data) return <Loader label="Loading the notice" />
  if (!data.suspension) return <SessionEnded username={username} />
  const { until } = data.suspension
  return (
    <div className={css.notice}>
      <h2>
        @{username} is suspended {until ? `until ${fullTime(until)}` : 'for good'}
      </h2>
      <p className={css.reason}>{reasonOf(data.suspension)}</p>
      <p className={css.hint}>
        Nobody sees the account, or what it wrote, as long as it is suspended. Nothing is deleted unless you delete it.
      </p>
      <AppealBox appeal={data.suspension.appeal} postId={null} token={token} />
      <div className={css.actions}>
        <Button onClick={logOut}>Log out</Button>
        <ExportButton username={username} token={token} />
        <DeleteAccountButton username={username} token={token} onDeleted={onDeleted} />
      </div>
    </div>
  )
}
