import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import css from './ActionButton.module.css'

type Props = {
  label: string
  action: string
  tint: 'accent' | 'like' | 'keep'
  /** Whether a toggle is on; left out for what is no toggle. */
  pressed?: boolean
  count?: number
  onClick: () => void
  children: ReactNode
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** An icon with a count in the row under a post. The icon gets a round spot of its tint under the pointer. */
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
      {count !== undefined && <span className={css.count}>{count > 0 && compact.format(count)}</span>}
    </button>
  )
}
