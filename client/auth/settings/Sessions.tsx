import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { asMany, useNextPage } from '../../apollo/useNextPage.ts'
import { useConnection } from '../../apollo/useConnection.ts'
import { useStep } from '../../apollo/useStep.ts'
import { Button } from '../../ui/Button.tsx'
import { Failure } from '../../ui/Notice.tsx'
import { PagedList } from '../../apollo/PagedList.tsx'
import { LineSkeletons } from '../../ui/Skeleton.tsx'
import { fullTime } from '../../ui/times.ts'
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  SessionsDocument,
  type SessionsQuery,
} from './Settings.generated.ts'
import css from './Settings.module.css'

type Session = SessionsQuery['sessions']['edges'][number]['node']

const nameOf = ({ device }: Session) => device ?? 'Unknown device'

export function Sessions() {
  const [endOtherSessions] = useMutation(EndOtherSessionsDocument)
  const [endSession] = useMutation(EndSessionDocument)
  const list = useConnection({ query: SessionsDocument, variables: {} }, (data) => data.sessions)
  const load = useNextPage(SessionsDocument, {})
  const { busy, does } = useStep(() => list.retry(asMany(list.ids.length)))
  const [ending, setEnding] = useState('')
  if (list.status === 'failed') return <Failure message={list.message} onRetry={list.retry} small />
  if (list.status === 'loading') return <LineSkeletons count={1} />
  const sessions = list.data?.sessions
  if (!sessions) return null
  const end = (what: string, send: () => Promise<unknown>, done: string) => {
    setEnding(what)
    void does(send, done)
  }
  const endOne = (session: Session) => {
    const input = { sessionId: session.id }
    end(session.id, () => endSession({ variables: { input } }), `Logged out ${nameOf(session)}`)
  }
  return (
    <>
      <PagedList
        label="Sessions"
        className={css.sessions}
        isReading={list.isRefreshing}
        pageInfo={sessions.pageInfo}
        load={load}
      >
        {sessions.edges.map(({ node: session }) => (
          <li key={session.id}>
            <div className={css.device}>
              <p>
                <bdi>{nameOf(session)}</bdi> {session.isCurrent && <span className={css.current}>This device</span>}
              </p>
              <p className={css.used}>
                Last used <time dateTime={session.lastUsedAt}>{fullTime(session.lastUsedAt)}</time>
              </p>
              <p className={css.used}>
                Logged in <time dateTime={session.createdAt}>{fullTime(session.createdAt)}</time>
              </p>
            </div>
            {!session.isCurrent && (
              <Button kind="plain" busy={busy && ending === session.id} onClick={() => endOne(session)}>
                Log out<span className="visually-hidden"> {nameOf(session)}</span>
              </Button>
            )}
          </li>
        ))}
      </PagedList>
      {sessions.edges.length > 1 && (
        <Button
          kind="plain"
          busy={busy && ending === 'others'}
          onClick={() => end('others', () => endOtherSessions(), 'Logged out everywhere else')}
        >
          Log out elsewhere
        </Button>
      )}
    </>
  )
}
