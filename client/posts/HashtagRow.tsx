import { memo } from 'react'
import { clsx } from 'clsx'
import { Link } from '../navigation/Link.tsx'
import { Bone } from '../ui/Skeleton.tsx'
import chips from '../ui/LinkChips.module.css'
import css from './HashtagRow.module.css'
import { useWeekHashtags } from './useWeekHashtags.ts'

/** For windows without a right column: the week's hashtags in one row of fixed height that scrolls sideways. */
export const HashtagRow = memo(function HashtagRow() {
  const { hashtags, hasFailed } = useWeekHashtags()
  if (hasFailed) return null
  return (
    <nav aria-label="This week’s hashtags" className={clsx(chips.chips, css.row)}>
      {!hashtags && [1, 2, 3, 4].map((place) => <Bone key={place} className={css.bone} />)}
      {hashtags?.map(({ name }) => (
        <Link key={name} to={`/hashtag/${encodeURIComponent(name)}`}>
          <bdi>#{name}</bdi>
        </Link>
      ))}
      {hashtags?.length === 0 && <p className={css.none}>No hashtags this week</p>}
    </nav>
  )
})
