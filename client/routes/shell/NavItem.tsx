import type { ReactNode } from 'react'
import { matchPath } from 'react-router-dom'
import { Link } from '../../navigation/Link.tsx'
import { forTop } from '../../navigation/linkState.ts'
import { clsx } from 'clsx'
import { shownCount } from '../../notifications/unread.ts'
import css from './NavItem.module.css'
import type { Place } from './navigation.ts'

/** A link in the navigation. On the open page, whose path is `page`, it scrolls to the top. */
export function NavItem({ page, place: { to, label, icon: Icon, count = 0 } }: { page: string; place: Place }) {
  return (
    <Link
      to={to}
      title={label}
      state={forTop}
      className={css.item}
      aria-current={matchPath(to, page) ? 'page' : undefined}
    >
      <NavFace icon={<Icon size={24} aria-hidden />} label={label} />
      {count > 0 && (
        <span className={css.count}>
          {shownCount(count)}
          <span className="visually-hidden"> new</span>
        </span>
      )}
    </Link>
  )
}

export function NavAction({ title, onClick, children }: { title: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" title={title} className={css.item} onClick={onClick}>
      {children}
    </button>
  )
}

type NavFaceProps = { icon: ReactNode; label: string; className?: string | undefined }

export function NavFace({ icon, label, className }: NavFaceProps) {
  return (
    <span className={clsx(css.face, className)}>
      {icon}
      <span className={css.label}>{label}</span>
    </span>
  )
}
