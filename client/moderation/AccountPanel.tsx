import { useMutation, useQuery } from '@apollo/client/react'
import { uploadIdIn } from '../../server/media/media.rules.ts'
import { messageOf } from '../apollo/errors.ts'
import { useRefreshFailure } from '../apollo/useConnection.ts'
import { asMany } from '../apollo/useNextPage.ts'
import { useStep } from '../apollo/useStep.ts'
import { Link } from '../navigation/Link.tsx'
import { outcomeLabels } from '../reports/words.ts'
import { Button } from '../ui/Button.tsx'
import { Failure, Notice } from '../ui/Notice.tsx'
import { LineSkeletons } from '../ui/Skeleton.tsx'
import { fullTime } from '../ui/times.ts'
import { Avatar } from '../users/Avatar.tsx'
import {
  ModeratedAccountDocument,
  type ModeratedAccountQuery,
  MoreAccountCasesDocument,
  MoreAccountHistoryDocument,
} from './Account.generated.ts'
import css from './Account.module.css'
import { AccountActions } from './AccountActions.tsx'
import { AccountNotes } from './AccountNotes.tsx'
import { mayActOn, whyNotActOn } from './case.ts'
import { CaseHistory } from './CaseHistory.tsx'
import { DetailList } from './DetailList.tsx'
import { Inviter } from './Inviter.tsx'
import { LazyPurge } from './LazyPurge.tsx'
import { UnsuspendUserDocument } from './Moderation.generated.ts'
import panel from './Moderation.module.css'
import { RoleForm, roleLabels } from './RoleForm.tsx'
import { sourcesOf } from './words.ts'

export type Account = NonNullable<ModeratedAccountQuery['moderatedAccount']>

export function AccountPanel({ username }: { username: string }) {
  const { data, error, refetch } = useQuery(ModeratedAccountDocument, {
    variables: { username },
    fetchPolicy: 'cache-and-network',
    // Otherwise it would shorten lists that were read further, and drop what only queues ask of the reports.
    refetchWritePolicy: 'merge',
  })
  const read = () => refetch({ first: asMany(data?.moderatedAccount?.cases.edges.length ?? 0) })
  useRefreshFailure(data && error, read)
  if (!data && error) return <Failure message={messageOf(error)} onRetry={read} />
  if (!data) return <LineSkeletons count={6} />
  const { moderatedAccount: account, viewer } = data
  if (!account) return <Notice title={`There is no @${username}`} text="Or it is your own account." />
  const { id, userId, avatar, state, cases, history } = account
  const avatarId = uploadIdIn(avatar)
  const isAdmin = viewer?.role === 'ADMIN'
  const isBelow = mayActOn(account.role, isAdmin)
  return (
    <div className={panel.panel}>
      <Facts account={account} />
      {!isBelow && <p className={panel.meta}>{whyNotActOn}</p>}
      {isBelow && state === 'SUSPENDED' && <EndSuspension userId={userId} onChanged={read} />}
      {isBelow && state !== 'WAITING' && <AccountActions subject={{ userId }} onChanged={read} />}
      {isBelow && isAdmin && state !== 'WAITING' && <RoleForm key={account.role} account={account} onChanged={read} />}
      <AccountNotes account={account} isAdmin={isAdmin} onChanged={read} />
      <section aria-label="Reports">
        <h2>Reports</h2>
        {cases.edges.length === 0 && <p className={panel.meta}>Nobody has reported it.</p>}
        <DetailList query={MoreAccountCasesDocument} id={id} pageInfo={cases.pageInfo}>
          {cases.edges.map(({ node: { id: caseId, postId, reportCount, words, reportedAt, outcome, kept } }) => (
            <li key={caseId}>
              <Link to={`/moderation?case=${encodeURIComponent(caseId)}`}>
                {postId ? 'A Tweet' : 'The account'}, {sourcesOf({ reportCount, words })}
              </Link>
              {kept?.post?.content && (
                <p className={panel.text} dir="auto">
                  {kept.post.content}
                </p>
              )}
              <p className={panel.meta}>
                {fullTime(reportedAt)} · {outcome ? outcomeLabels[outcome] : 'Not dealt with yet'}
              </p>
            </li>
          ))}
        </DetailList>
      </section>
      <CaseHistory {...{ id, history }} query={MoreAccountHistoryDocument} onChanged={isBelow ? read : null} />
      {isBelow && isAdmin && (
        <LazyPurge userId={userId} media={avatarId ? [avatarId] : []} username={viewer.username} onDone={read} />
      )}
    </div>
  )
}

const states = { ACTIVE: 'Visible to everyone', WAITING: 'Waits to be let in', SUSPENDED: 'Suspended' } as const

const lasting = (until: string | null | undefined) => (until ? ` until ${fullTime(until)}` : ' for good')

function Facts({ account }: { account: Account }) {
  const { userId, username, name, avatar, role, state, suspendedUntil, isLimited, limitedUntil } = account
  const { joinedAt, postCount, followerCount } = account
  return (
    <>
      <div className={css.head}>
        <Avatar src={avatar} size={48} />
        <div>
          <p className={panel.subject}>
            <bdi>{name}</bdi>
          </p>
          <p className={panel.meta}>@{username}</p>
        </div>
      </div>
      <p className={panel.state} role="status">
        {states[state]}
        {state === 'SUSPENDED' && lasting(suspendedUntil)}
        {isLimited && ` · Limited${lasting(limitedUntil)}`}
      </p>
      <ul className={panel.places}>
        <li>
          {roleLabels[role]}, joined {fullTime(joinedAt)}
        </li>
        <li>
          {postCount === 1 ? '1 Tweet' : `${postCount} Tweets`},{' '}
          {followerCount === 1 ? '1 follower' : `${followerCount} followers`}
        </li>
        <Inviter userId={userId} />
        {state === 'ACTIVE' && (
          <li>
            <Link to={`/profile/${username}`}>Open @{username}</Link>
          </li>
        )}
      </ul>
    </>
  )
}

function EndSuspension({ userId, onChanged }: { userId: string; onChanged: () => Promise<unknown> }) {
  const [unsuspend] = useMutation(UnsuspendUserDocument)
  const { busy, does } = useStep(onChanged)
  const send = async () => (await unsuspend({ variables: { userId } })).data?.unsuspendUser.action
  const saying = (action: unknown) => (action ? 'Suspension ended' : 'It had ended already')
  return (
    <div className={panel.actions}>
      <Button kind="outline" busy={busy} onClick={() => void does(send, saying)}>
        End the suspension
      </Button>
    </div>
  )
}
