import { X } from 'lucide-react'
import { Link } from '../../navigation/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './RecentSearches.module.css'
import { forgetSearch, forgetSearches, useRecentSearches } from './recentSearches.ts'
import { type SearchKind, searchPath } from './searchPath.ts'

/** The latest searches on this device, which can be erased one by one or all at once. Nothing without any. */
export function RecentSearches({ kind }: { kind: SearchKind }) {
  const searches = useRecentSearches()
  if (searches.length === 0) return null
  return (
    <section aria-labelledby="recent-searches" className={css.recent}>
      <div className={css.top}>
        <h2 id="recent-searches">Recent</h2>
        <Button kind="plain" size="small" onClick={forgetSearches}>
          Erase all
        </Button>
      </div>
      <ul>
        {searches.map((text) => (
          <li key={text}>
            <Link to={searchPath(text, kind)}>
              <bdi>{text}</bdi>
            </Link>
            <IconButton label={`Erase “${text}”`} onClick={() => forgetSearch(text)}>
              <X size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <p>Kept on this device only.</p>
    </section>
  )
}
