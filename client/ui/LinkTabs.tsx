import { Link } from '../navigation/Link.tsx'
import { forTab } from '../navigation/linkState.ts'
import { clsx } from 'clsx'
import css from './LinkTabs.module.css'

type Tab = { to: string; label: string; current: boolean }
type Props = { label: string; tabs: Tab[]; sticky?: boolean; inHistory?: boolean }

/** Tabs as links. Unless `inHistory`, Back leaves the page. `sticky` tabs stay below the header. */
export function LinkTabs({ label, tabs, sticky = false, inHistory = false }: Props) {
  const history = inHistory ? {} : { replace: true }
  return (
    <nav aria-label={label} className={clsx(css.tabs, tabs.length > 3 && css.many, sticky && css.sticky)}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} {...history} state={forTab} aria-current={tab.current ? 'page' : undefined}>
          <span>{tab.label}</span>
        </Link>
      ))}
    </nav>
  )
}
