import { useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { reasonOf } from '../../server/users/moderation.rules.ts'
import { messageOf } from '../apollo/errors.ts'
import { ExportButton } from '../exports/ExportButton.tsx'
import { useDialog } from '../hooks/useDialog.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { optionalPart } from '../ui/optionalPart.tsx'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import { Failure, Loader, Notice } from '../ui/Notice.tsx'
import { OverlayPart } from '../ui/PartBoundary.tsx'
import { fullTime } from '../ui/times.ts'
import { toastSuccess } from '../ui/toast.ts'
import { endSessions } from './endSessions.ts'
import { keepRestricted, readRestricted } from './restricted.ts'
import { SuspensionDocument } from './Suspension.generated.ts'
import css from './SuspensionNotice.module.css'

const AppealBox = optionalPart(() => import('./AppealBox.tsx'))
const DeleteAccountDialog = lazyRoute(() => import('./settings/DeleteAccountDialog.tsx'), 'members')

/** Tells who logged in to a suspended account why it is suspended, and lets them appeal, log out or delete it. */
export function SuspensionNotice() {
  const [restricted] = useState(readRestricted)
  return restricted ? <NoticeFor {...restricted} /> : <Navigate to="/login" replace />
}

function NoticeFor({ token, username }: { token: string; username: string }) {
  const options = { context: { token }, fetchPolicy: 'no-cache' } as const
  const { data, error, refetch } = useQuery(SuspensionDocument, options)
  const client = useApolloClient()
  const navigate = useNavigate()
  const dialog = useDialog('delete-account')
  const leave = () => {
    keepRestricted(null)
    void navigate('/', { replace: true })
  }
  if (error) return <Failure message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
  if (!data) return <Loader label="Loading the notice" />
  if (!data.suspension)
    return (
      <Notice title="Log in again" text={`This session of @${username} has ended.`}>
        <ButtonLink to="/login" replace>
          Log in
        </ButtonLink>
      </Notice>
    )
  const { until } = data.suspension
  const logOut = () => {
    void endSessions(client, [token])
    leave()
  }
  const onDeleted = () => {
    leave()
    toastSuccess('Your account is deleted')
  }
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
        <Button kind="danger" onClick={dialog.open}>
          Delete account
        </Button>
      </div>
      {dialog.isOpen && (
        <OverlayPart onMissing={dialog.close}>
          <DeleteAccountDialog username={username} token={token} onDeleted={onDeleted} onClose={dialog.close} />
        </OverlayPart>
      )}
    </div>
  )
}
