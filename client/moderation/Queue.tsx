import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { KeyboardEvent } from 'react'
import { messageOf } from '../apollo/errors.ts'
import type { CaseState } from '../apollo/schema.generated.ts'
import { useRefreshFailure } from '../apollo/useConnection.ts'
import { asMany } from '../apollo/useNextPage.ts'
import { asCard } from '../navigation/cards.ts'
import { Link } from '../navigation/Link.tsx'
import { useFocusInList } from '../navigation/useFocusInList.ts'
import { outcomeLabels } from '../reports/words.ts'
import { Failure } from '../ui/Notice.tsx'
import { LineSkeletons } from '../ui/Skeleton.tsx'
import { Time } from '../ui/Time.tsx'
import { Arrivals } from './Arrivals.tsx'
import { ReportCasesDocument, type ReportCasesQuery } from './Moderation.generated.ts'
import css from './Moderation.module.css'
import { QueueList, useShownBefore } from './QueueList.tsx'
import { sourcesOf } from './words.ts'

type Row = ReportCasesQuery['reportCases']['edges'][number]['node']

const empty: Record<CaseState, string> = {
  OPEN: 'No reports wait for a moderator',
  TAKEN: 'Nobody works on a report',
  RESOLVED: 'No report was dealt with yet',
}

/** The reports in this state, as many as before if there were more. They are never stored on the device. */
export function Queue({ state }: { state: CaseState }) {
  const first = useShownBefore(
    (cache) => cache.readQuery({ query: ReportCasesDocument, variables: { state } })?.reportCases.edges.length,
  )
  const { data, error, refetch, fetchMore, networkStatus } = useQuery(ReportCasesDocument, {
    variables: { state, first },
    fetchPolicy: 'cache-and-network',
  })
  useRefreshFailure(data && error, () => refetch({ first: asMany(data?.reportCases.edges.length ?? 0) }))
  const onFocus = useFocusInList(data?.reportCases.edges.map(({ node }) => node.id) ?? [])
  const read = () => refetch().catch(() => {})
  if (!data && error) return <Failure message={messageOf(error)} onRetry={read} />
  if (!data) return <LineSkeletons count={4} />
  return (
    <div onFocus={onFocus}>
      {state === 'OPEN' && (
        <Arrivals shown={data.reportCases} isGrowing={networkStatus === NetworkStatus.fetchMore} read={read} />
      )}
      <QueueList
        label="Reports"
        empty={empty[state]}
        queue={data.reportCases}
        {...{ networkStatus, fetchMore }}
        row={(found) => (
          <Link
            to={`/moderation?case=${encodeURIComponent(found.id)}`}
            className={css.row}
            {...asCard(found.id)}
            onKeyDown={keepEnter}
          >
            <span className={css.subject}>{titleOf(found)}</span>
            <span className={css.text} dir="auto">
              {found.kept?.post?.content ?? found.kept?.profile?.bio}
            </span>
            <span className={css.meta}>
              {sourcesOf(found)} · <Time iso={found.reportedAt} />
              {noteOf(found)}
            </span>
          </Link>
        )}
      />
    </div>
  )
}

/** The page's shortcut would open the row as if it were a post. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.stopPropagation()
}

const titleOf = ({ postId, kept }: Row) => `${postId ? 'Tweet by' : 'Account'} @${kept?.username ?? '…'}`

function noteOf({ outcome, takenBy, isTakenByViewer }: Row): string {
  if (outcome) return ` · ${outcomeLabels[outcome]}`
  return takenBy ? ` · ${isTakenByViewer ? 'Taken by you' : `Taken by @${takenBy.username}`}` : ''
}
