import { useQuery } from '@apollo/client/react'
import { messageOf } from '../apollo/errors.ts'
import type { CaseState } from '../apollo/schema.generated.ts'
import { Link } from '../navigation/Link.tsx'
import { outcomeLabels } from '../reports/words.ts'
import { Button } from '../ui/Button.tsx'
import { Failure, Notice } from '../ui/Notice.tsx'
import { LineSkeletons } from '../ui/Skeleton.tsx'
import { Time } from '../ui/Time.tsx'
import { Arrivals } from './Arrivals.tsx'
import { ReportCasesDocument, type ReportCasesQuery } from './Moderation.generated.ts'
import css from './Moderation.module.css'

type Row = ReportCasesQuery['reportCases']['edges'][number]['node']

const empty: Record<CaseState, string> = {
  OPEN: 'No reports wait for a moderator',
  TAKEN: 'Nobody works on a report',
  RESOLVED: 'No report was dealt with yet',
}

/** What was reported, by the state of its reports. It is never stored on the device. */
export function Queue({ state }: { state: CaseState }) {
  const { data, error, refetch, fetchMore } = useQuery(ReportCasesDocument, {
    variables: { state },
    fetchPolicy: 'cache-and-network',
  })
  const read = () => void refetch().catch(() => {})
  if (!data && error) return <Failure message={messageOf(error)} onRetry={read} />
  if (!data) return <LineSkeletons count={4} />
  const { edges, pageInfo } = data.reportCases
  return (
    <>
      {state === 'OPEN' && <Arrivals shown={data.reportCases} read={read} />}
      {edges.length === 0 && <Notice title={empty[state]} />}
      <ul className={css.queue} aria-label="Reports">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <Link to={`/moderation?case=${encodeURIComponent(node.id)}`} className={css.row}>
              <span className={css.subject}>{titleOf(node)}</span>
              <span className={css.text}>{node.kept?.post?.content ?? node.kept?.profile?.bio}</span>
              <span className={css.meta}>
                {node.reportCount === 1 ? '1 report' : `${node.reportCount} reports`} · <Time iso={node.reportedAt} />
                {noteOf(node)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <Button
          kind="plain"
          className={css.more}
          onClick={() => void fetchMore({ variables: { state, after: pageInfo.endCursor } }).catch(() => {})}
        >
          Show more
        </Button>
      )}
    </>
  )
}

const titleOf = ({ postId, kept }: Row) => `${postId ? 'Tweet by' : 'Account'} @${kept?.username ?? '…'}`

function noteOf({ outcome, takenBy, isTakenByViewer }: Row): string {
  if (outcome) return ` · ${outcomeLabels[outcome]}`
  return takenBy ? ` · ${isTakenByViewer ? 'Taken by you' : `Taken by @${takenBy.username}`}` : ''
}
