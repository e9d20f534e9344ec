import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { forTop } from '../../navigation/linkState.ts'
import { clsx } from 'clsx'
import css from './NavItem.module.css'
import type { Place } from './navigation.ts'

/** A link in the navigation. Pressing the link of the open page scrolls to its top. */
export function NavItem({ place: { to, label, icon: Icon } }: { place: Place }) {
  return (
    <NavLink to={to} end title={label} state={forTop} className={css.item ?? ''}>
      <NavFace icon={<Icon size={24} aria-hidden />} label={label} />
    </NavLink>
  )
}

/** A button that looks like a `NavItem`. */
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
