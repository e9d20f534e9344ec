import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { messageOf } from '../apollo/errors.ts'
import { useRefreshFailure } from '../apollo/useConnection.ts'
import { asMany } from '../apollo/useNextPage.ts'
import { useStep } from '../apollo/useStep.ts'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Notice.tsx'
import { LineSkeletons } from '../ui/Skeleton.tsx'
import { Time } from '../ui/Time.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import css from './Moderation.module.css'
import { QueueList, useShownBefore } from './QueueList.tsx'
import { ApproveSignUpDocument, SignUpRequestsDocument, type SignUpRequestsQuery } from './SignUpRequests.generated.ts'

type Row = SignUpRequestsQuery['signUpRequests']['edges'][number]['node']

/** The accounts that wait to be let in. They are never stored on the device. */
export default function SignUpQueue() {
  const first = useShownBefore(
    (cache) => cache.readQuery({ query: SignUpRequestsDocument })?.signUpRequests.edges.length,
  )
  const { data, error, refetch, fetchMore, networkStatus } = useQuery(SignUpRequestsDocument, {
    variables: { first },
    fetchPolicy: 'cache-and-network',
  })
  const read = () => refetch({ first: asMany(data?.signUpRequests.edges.length ?? 0) })
  useRefreshFailure(data && error, read)
  const [declining, setDeclining] = useState<Row | null>(null)
  if (!data && error) return <Failure message={messageOf(error)} onRetry={read} />
  if (!data) return <LineSkeletons count={4} />
  return (
    <>
      <QueueList
        label="Requests to join"
        empty="Nobody waits to be let in"
        queue={data.signUpRequests}
        {...{ networkStatus, fetchMore }}
        row={(request) => <Request request={request} onChanged={read} onDecline={() => setDeclining(request)} />}
      />
      {declining && <DeclineDialog request={declining} onDone={read} onClose={() => setDeclining(null)} />}
    </>
  )
}

type Props = { request: Row; onChanged: () => Promise<unknown>; onDecline: () => void }

function Request({ request: { userId, username, name, about, at }, onChanged, onDecline }: Props) {
  const [approve] = useMutation(ApproveSignUpDocument)
  const { busy, does } = useStep(onChanged)
  const letIn = () => void does(() => approve({ variables: { userId } }), `@${username} is in`)
  return (
    <div className={css.row}>
      <p className={css.person}>
        <bdi className={css.subject}>{name}</bdi>{' '}
        <span className={css.meta}>
          @{username} · <Time iso={at} />
        </span>
      </p>
      <p className={css.about} dir="auto">
        {about || <span className={css.meta}>No words about themselves.</span>}
      </p>
      <div className={css.actions}>
        <Button busy={busy} aria-label={`Let in @${username}`} onClick={letIn}>
          Let in
        </Button>
        <Button kind="outline" disabled={busy} aria-label={`Decline @${username}`} onClick={onDecline}>
          Decline
        </Button>
      </div>
    </div>
  )
}
