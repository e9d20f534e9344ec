import { mostRanked, topWindows, type TopWindow } from '../../../server/feeds/top.rules.ts'
import { useConnection } from '../../apollo/useConnection.ts'
import { useAfter } from '../../hooks/useAfter.ts'
import { PostList } from '../../posts/PostList.tsx'
import { LinkChips } from '../../ui/LinkChips.tsx'
import { Notice } from '../../ui/Notice.tsx'
import css from './ExploreTop.module.css'
import { TopDocument } from './ExploreTop.generated.ts'

const times = {
  today: { label: 'Today', during: 'in the last 24 hours' },
  week: { label: 'This week', during: 'in the last 7 days' },
  year: { label: 'This year', during: 'in the last 365 days' },
  all: { label: 'All time', during: 'of all time' },
} satisfies Record<keyof typeof topWindows, object>

const names = Object.keys(topWindows) as (keyof typeof topWindows)[]

export default function ExploreTop({ window }: { window: TopWindow }) {
  const list = useConnection({ query: TopDocument, variables: { window, ...useAfter() } }, (data) => data.topPosts)
  const current = names.find((name) => topWindows[name] === window) ?? 'today'
  const { during } = times[current]
  return (
    <>
      <LinkChips
        label="Time of top Tweets"
        chips={names.map((name) => ({ to: `/?top=${name}`, label: times[name].label, current: name === current }))}
      />
      <PostList
        list={list}
        label={`Top Tweets ${during}`}
        empty={<Notice title="Nothing here yet" text={`Tweets ${during} will appear here, most liked first.`} />}
      />
      {!list.hasMore && list.data?.topPosts.isCut && (
        <p className={css.cut}>
          This list has only the {mostRanked.toLocaleString('en')} most liked Tweets {during}.
        </p>
      )}
    </>
  )
}
