import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { messageOf } from '../apollo/errors.ts'
import { useDialog } from '../hooks/useDialog.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import { Failure, Loader } from '../ui/Notice.tsx'
import { OverlayPart } from '../ui/PartBoundary.tsx'
import { fullTime } from '../ui/times.ts'
import { SessionEnded } from './SessionEnded.tsx'
import { DeleteAccountButton } from './settings/DeleteAccountButton.tsx'
import { forgetSignUpRequest, readSignUpRequest } from './signUpRequest.ts'
import { SignUpRequestDocument, type SignUpRequestQuery } from './SignUpRequest.generated.ts'
import css from './SuspensionNotice.module.css'
import { useArrive } from './useArrive.ts'
import { useLeaveSession } from './useLeaveSession.ts'
import { useViewer } from './viewer.ts'

const PasswordDialog = lazyRoute(() => import('./settings/PasswordDialog.tsx'), 'members')

const betweenLooksMs = 15_000

/** Says that a moderator decides about the sign-up, or declined it. Logs in as soon as one approves. */
export function WaitingNotice() {
  const { loggedIn } = useViewer()
  const [request] = useState(readSignUpRequest)
  // The session that begins with the approval draws this page once more.
  return request ? <NoticeFor {...request} /> : <Navigate to={loggedIn ? '/home' : '/login'} replace />
}

function NoticeFor({ token, username }: { token: string; username: string }) {
  const { data, error, refetch } = useQuery(SignUpRequestDocument, {
    context: { token },
    fetchPolicy: 'no-cache',
    pollInterval: betweenLooksMs,
    skipPollAttempt: () => document.hidden,
  })
  const arrive = useArrive()
  const viewer = data?.viewer
  useEffect(() => {
    if (viewer) arrive({ token, user: viewer }, 'Welcome! A moderator let you in.')
    // oxlint-disable-next-line react/exhaustive-deps -- `arrive` is new at each render
  }, [viewer])
  if (!data && error) return <Failure message={messageOf(error)} onRetry={refetch} />
  if (!data || viewer) return <Loader label="Loading your request" />
  return data.signUpRequest ? (
    <Waiting request={data.signUpRequest} token={token} username={username} />
  ) : (
    <Ended username={username} token={token} />
  )
}

function Ended({ username, token }: { username: string; token: string }) {
  useEffect(() => forgetSignUpRequest(token), [token])
  return <SessionEnded username={username} />
}

type Request = NonNullable<SignUpRequestQuery['signUpRequest']>

function Waiting({ request, token, username }: { request: Request; token: string; username: string }) {
  const { logOut, onDeleted } = useLeaveSession(token, () => forgetSignUpRequest(token))
  const password = useDialog('password')
  return (
    <div className={css.notice}>
      <Words request={request} username={username} />
      <div className={css.actions}>
        <ButtonLink to="/">Read meanwhile</ButtonLink>
        <Button kind="outline" onClick={logOut}>
          Log out
        </Button>
        <Button kind="outline" onClick={password.open}>
          Change password
        </Button>
        <DeleteAccountButton username={username} token={token} onDeleted={onDeleted} />
      </div>
      {password.isOpen && (
        <OverlayPart onMissing={password.close}>
          <PasswordDialog username={username} token={token} onClose={password.close} />
        </OverlayPart>
      )}
    </div>
  )
}

function Words({ request: { state, note, about, endsAt }, username }: { request: Request; username: string }) {
  if (state === 'DECLINED')
    return (
      <>
        <h2>@{username} was not let in</h2>
        <p className={css.reason}>The reason: {note}</p>
        <p className={css.hint}>You can still read here until {fullTime(endsAt)}. Then the account is deleted.</p>
      </>
    )
  return (
    <>
      <h2>Your request is waiting</h2>
      <p>
        You signed up as @{username}. A moderator looks at each request. Until one lets you in you can read, and nobody
        sees your account.
      </p>
      {about && <p className={css.reason}>You wrote: {about}</p>}
      <p className={css.hint}>
        Come back later, or leave this page open. If nobody answers until {fullTime(endsAt)}, the account is deleted.
      </p>
    </>
  )
}
