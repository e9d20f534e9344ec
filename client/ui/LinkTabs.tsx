import { Link } from 'react-router-dom'
import { forTab } from '../navigation/linkState.ts'
import css from './LinkTabs.module.css'

type Tab = { to: string; label: string; current: boolean }

/** Tabs that live in the URL: links, the current one marked. Switching replaces the entry, so that Back leaves the page. */
export function LinkTabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className={css.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          replace
          state={forTab}
          preventScrollReset
          aria-current={tab.current ? 'page' : undefined}
        >
          <span>{tab.label}</span>
        </Link>
      ))}
    </nav>
  )
}
