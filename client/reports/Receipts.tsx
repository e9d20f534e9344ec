import { useConnection } from '../apollo/useConnection.ts'
import { useNextPage } from '../apollo/useNextPage.ts'
import { Link } from '../navigation/Link.tsx'
import { Failure } from '../ui/Notice.tsx'
import { PagedList } from '../apollo/PagedList.tsx'
import { LineSkeletons } from '../ui/Skeleton.tsx'
import { fullTime } from '../ui/times.ts'
import { ReceiptsDocument, type ReceiptsQuery } from './Report.generated.ts'
import css from './Reports.module.css'
import { outcomeLabels, ruleLabel } from './words.ts'

type Receipt = ReceiptsQuery['reports']['edges'][number]['node']

export function Receipts() {
  const list = useConnection({ query: ReceiptsDocument, variables: {} }, (data) => data.reports)
  const load = useNextPage(ReceiptsDocument, {})
  if (list.status === 'failed') return <Failure message={list.message} onRetry={list.retry} small />
  if (list.status === 'loading') return <LineSkeletons count={1} />
  const reports = list.data?.reports
  if (!reports || reports.edges.length === 0) return <p>You have reported nothing.</p>
  return (
    <PagedList
      label="Your reports"
      className={css.receipts}
      isReading={list.isRefreshing}
      pageInfo={reports.pageInfo}
      load={load}
    >
      {reports.edges.map(({ node: report }) => (
        <li key={report.id}>
          <p className={css.subject}>
            <Subject report={report} />
          </p>
          <p className={css.hint}>
            {ruleLabel(report.rule)} · <time dateTime={report.at}>{fullTime(report.at)}</time>
          </p>
          <p>{stateOf(report)}</p>
        </li>
      ))}
    </PagedList>
  )
}

function Subject({ report: { postId, username } }: { report: Receipt }) {
  // The name is forgotten some time after the end, also that of an account which is still there.
  if (postId) return <Link to={`/post/${postId}`}>{username ? `Tweet by @${username}` : 'A Tweet'}</Link>
  return username ? <Link to={`/profile/${username}`}>@{username}</Link> : <>Account</>
}

function stateOf({ state, outcome }: Receipt): string {
  if (outcome) return outcomeLabels[outcome]
  return state === 'TAKEN' ? 'A moderator is looking at it' : 'Waiting for a moderator'
}
