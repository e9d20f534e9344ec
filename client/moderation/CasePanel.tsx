import { useQuery } from '@apollo/client/react'
import { uploadIdIn } from '../../server/media/media.rules.ts'
import { messageOf } from '../apollo/errors.ts'
import { useRefreshFailure } from '../apollo/useConnection.ts'
import { Link } from '../navigation/Link.tsx'
import { outcomeLabels, ruleLabel } from '../reports/words.ts'
import { Failure, Notice } from '../ui/Notice.tsx'
import { LineSkeletons } from '../ui/Skeleton.tsx'
import { fullTime } from '../ui/times.ts'
import { type Case, mayActOn, subjectOf, whyNotActOn } from './case.ts'
import { AccountActions } from './AccountActions.tsx'
import { CaseActions } from './CaseActions.tsx'
import { CaseHistory } from './CaseHistory.tsx'
import { DetailList } from './DetailList.tsx'
import { CaseUndo } from './CaseUndo.tsx'
import { Inviter } from './Inviter.tsx'
import { KeptContent } from './KeptContent.tsx'
import { LazyPurge } from './LazyPurge.tsx'
import { MoreCaseHistoryDocument, MoreCaseReportsDocument, ReportCaseDocument } from './Moderation.generated.ts'
import css from './Moderation.module.css'
import { accountPath, sourcesOf, stateLabels } from './words.ts'

export default function CasePanel({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(ReportCaseDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    // Lists that were read further stay as long.
    refetchWritePolicy: 'merge',
  })
  useRefreshFailure(data && error, refetch)
  if (!data && error) return <Failure message={messageOf(error)} onRetry={refetch} />
  if (!data) return <LineSkeletons count={6} />
  const found = data.node && 'reportCount' in data.node ? data.node : null
  const { viewer } = data
  const isAdmin = viewer?.role === 'ADMIN'
  if (!found) return <Notice title="There are no such reports" text="Or they are not for you to see." />
  const mayAct = mayActOn(found.userRole, isAdmin)
  return (
    <div className={css.panel}>
      <p className={css.state} role="status">
        {found.outcome ? outcomeLabels[found.outcome] : stateLabels[found.state]}
        {found.takenBy && ` by ${found.isTakenByViewer ? 'you' : `@${found.takenBy.username}`}`}
      </p>
      <KeptContent kept={found.kept} />
      <Places found={found} />
      {!mayAct && <p className={css.meta}>{whyNotActOn}</p>}
      {found.state !== 'RESOLVED' && <CaseActions {...{ found, isAdmin }} onChanged={refetch} />}
      {mayAct && found.state === 'RESOLVED' && <CaseUndo found={found} onChanged={refetch} />}
      {mayAct && found.user && <AccountActions subject={subjectOf(found)} onChanged={refetch} />}
      <Reports found={found} />
      <CaseHistory
        id={found.id}
        history={found.history}
        query={MoreCaseHistoryDocument}
        onChanged={mayAct ? refetch : null}
      />
      {isAdmin && mayAct && found.outcome !== 'PURGED' && (
        <LazyPurge
          postId={found.postId}
          userId={found.userId}
          media={uploadsIn(found)}
          username={viewer.username}
          onDone={refetch}
        />
      )}
    </div>
  )
}

function uploadsIn({ kept }: Case): string[] {
  const { post, profile } = kept ?? {}
  const ofProfile = [profile?.avatar ?? '', profile?.cover ?? '']
  const shown = [...(post?.images ?? []).map(({ url }) => url), post?.video?.url ?? '', ...ofProfile]
  return shown.flatMap((address) => uploadIdIn(address) ?? [])
}

function Places({ found: { post, postId, user, userId, kept, isHidingPost } }: { found: Case }) {
  const username = user?.username ?? kept?.username
  return (
    <ul className={css.places}>
      {postId && (
        <li>{post ? <Link to={`/post/${post.id}`}>Open the Tweet in its thread</Link> : whyNotShown(isHidingPost)}</li>
      )}
      <li>
        {user ? (
          <Link to={`/profile/${user.username}`}>Open @{user.username}</Link>
        ) : (
          'The account is not shown any more.'
        )}
      </li>
      {username && (
        <li>
          <Link to={accountPath(username)}>All reports and notes about @{username}</Link>
        </li>
      )}
      <Inviter userId={userId} />
    </ul>
  )
}

const whyNotShown = (isHidingPost: boolean) =>
  isHidingPost ? 'Its reports hide the Tweet until you decide.' : 'The Tweet is not shown any more.'

function Reports({ found }: { found: Case }) {
  return (
    <section aria-label="Reports">
      <h2>{sourcesOf(found)}</h2>
      <DetailList query={MoreCaseReportsDocument} id={found.id} pageInfo={found.reports.pageInfo}>
        {found.reports.edges.map(({ node }) => (
          <li key={node.id}>
            <p className={css.subject}>{ruleLabel(node.rule)}</p>
            {node.note && (
              <p className={css.about} dir="auto">
                {node.note}
              </p>
            )}
            {node.kept && (
              <p className={css.meta}>
                It had changed by then: <bdi>{node.kept.post?.content ?? node.kept.profile?.bio}</bdi>
                {node.kept.post?.quoted && (
                  <>
                    {' '}
                    (it quoted: <bdi>{node.kept.post.quoted.content || 'only media'}</bdi>)
                  </>
                )}
              </p>
            )}
            <p className={css.meta}>
              {node.reporter ? `@${node.reporter.username}` : node.isByGuest ? 'A guest' : 'A deleted account'} ·{' '}
              {fullTime(node.at)}
            </p>
          </li>
        ))}
      </DetailList>
    </section>
  )
}
