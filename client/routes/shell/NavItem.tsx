import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { forTop } from '../../navigation/linkState.ts'
import css from './NavItem.module.css'
import type { Place } from './navigation.ts'

/** A place in the navigation. Pressing the one where somebody is already goes to its top. */
export function NavItem({ place: { to, label, icon: Icon } }: { place: Place }) {
  return (
    <NavLink to={to} end title={label} state={forTop} className={css.item ?? ''}>
      <NavFace icon={<Icon size={24} aria-hidden />} label={label} />
    </NavLink>
  )
}

/** A button that looks like a place in the navigation. */
export function NavAction({ icon, label, onClick }: { icon: ReactNode; label: string; onClick: () => void }) {
  return (
    <button type="button" title={label} className={css.item} onClick={onClick}>
      <NavFace icon={icon} label={label} />
    </button>
  )
}

function NavFace({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <span className={css.face}>
      {icon}
      <span className={css.label}>{label}</span>
    </span>
  )
}
