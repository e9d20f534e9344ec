import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import css from './ActionButton.module.css'
import { shortCount } from './counts.ts'

type Props = {
  label: string
  action: string
  tint: 'accent' | 'like' | 'keep'
  /** Undefined for a button that is not a toggle. */
  pressed?: boolean
  count?: number
  onClick: () => void
  children: ReactNode
}

/** An icon button with a count, for the row under a post. */
export function ActionButton({ label, action, tint, pressed, count, onClick, children }: Props) {
  const spoken = count === undefined ? label : `${label}, ${count}`
  return (
    <button
      type="button"
      title={label}
      aria-label={spoken}
      aria-pressed={pressed}
      data-action={action}
      className={clsx(css.button, css[tint], pressed && css.pressed)}
      onClick={onClick}
    >
      <span className={css.spot}>{children}</span>
      {count !== undefined && <span className={css.count}>{count > 0 && shortCount(count)}</span>}
    </button>
  )
}
