import { useId } from 'react'
import { Link } from '../navigation/Link.tsx'
import css from './HashtagBox.module.css'
import { useWeekHashtags } from './useWeekHashtags.ts'

/** The week's hashtags in a box of the right column; nothing until they are loaded, or if there are none. */
export default function HashtagBox() {
  const heading = useId()
  const { hashtags = [] } = useWeekHashtags()
  if (hashtags.length === 0) return null
  return (
    <section aria-labelledby={heading} className={css.box}>
      <h2 id={heading}>This week’s hashtags</h2>
      <ul>
        {hashtags.map(({ name, accountCount }) => (
          <li key={name}>
            <Link to={`/hashtag/${encodeURIComponent(name)}`}>
              <bdi>#{name}</bdi>
              <span>
                {accountCount.toLocaleString('en')} {accountCount === 1 ? 'person' : 'people'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
