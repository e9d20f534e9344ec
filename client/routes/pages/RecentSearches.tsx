import { X } from 'lucide-react'
import { Link } from '../../navigation/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { focusSearch } from '../../users/searchFocus.ts'
import { forgetSearch, forgetSearches, useRecentSearches } from '../../users/recentSearches.ts'
import { searchPath } from '../../users/searchPath.ts'
import css from './RecentSearches.module.css'

export function RecentSearches() {
  const searches = useRecentSearches()
  if (searches.length === 0) return null
  return (
    <section aria-labelledby="recent-searches" className={css.recent}>
      <div className={css.top}>
        <h2 id="recent-searches">Recent</h2>
        <Button kind="plain" size="small" onClick={eraseAll}>
          Erase all
        </Button>
      </div>
      <ul>
        {searches.map((text) => (
          <li key={text}>
            <Link to={searchPath(text, 'posts')}>
              <bdi>{text}</bdi>
            </Link>
            <IconButton label={`Erase “${text}”`} onClick={({ currentTarget }) => erase(text, currentTarget)}>
              <X size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <p>Kept on this device only.</p>
    </section>
  )
}

/** The pressed button goes with its line, so the next line's button gets the focus, or the field after the last. */
function erase(text: string, button: HTMLElement): void {
  const line = button.closest('li')
  const next = line?.nextElementSibling ?? line?.previousElementSibling
  if (next) next.querySelector('button')?.focus()
  else focusSearch()
  forgetSearch(text)
}

function eraseAll(): void {
  focusSearch()
  forgetSearches()
}
