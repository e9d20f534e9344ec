import { Link } from '../navigation/Link.tsx'
import { forTab } from '../navigation/linkState.ts'
import css from './LinkChips.module.css'

type Chip = { to: string; label: string; current: boolean }

/** Choices within a page as links, in a row that scrolls sideways. They replace the history entry, like tabs. */
export function LinkChips({ label, chips }: { label: string; chips: Chip[] }) {
  return (
    <nav aria-label={label} className={css.chips}>
      {chips.map((chip) => (
        <Link key={chip.to} to={chip.to} replace state={forTab} aria-current={chip.current ? 'page' : undefined}>
          {chip.label}
        </Link>
      ))}
    </nav>
  )
}
