import { clsx } from 'clsx'
import { postLimits } from '../../server/posts/posts.rules.ts'
import { useDebouncedValue } from '../hooks/useDebouncedValue.ts'
import css from './CharacterCount.module.css'

const radius = 10
const circumference = 2 * Math.PI * radius
const warnBelow = 20

export function CharacterCount({ length }: { length: number }) {
  const left = postLimits.characters - length
  // Screen readers hear it only when typing pauses, because it would interrupt the typed text.
  const announced = useDebouncedValue(left <= warnBelow ? wordsFor(left) : '', 800)
  const full = length / postLimits.characters
  return (
    <span className={clsx(css.count, left <= warnBelow && css.near, left < 0 && css.over)}>
      {left >= 0 && (
        <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden>
          <circle cx="12" cy="12" r={radius} className={css.track} />
          <circle
            cx="12"
            cy="12"
            r={radius}
            className={css.done}
            strokeDasharray={`${full * circumference} ${circumference}`}
          />
        </svg>
      )}
      {left <= warnBelow && (
        <span className={css.left} aria-hidden>
          {left.toLocaleString('en').replace('-', '−')}
        </span>
      )}
      <span className="visually-hidden" role="status">
        {announced}
      </span>
    </span>
  )
}

function wordsFor(left: number): string {
  const count = Math.abs(left)
  return `${count} ${count === 1 ? 'character' : 'characters'} ${left < 0 ? 'too many' : 'left'}`
}
