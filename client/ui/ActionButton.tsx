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
  /** False if the count stands elsewhere: then it is only spoken. */
  showsCount?: boolean
  onClick: () => void
  children: ReactNode
}

/** An icon button with a count, for the row under a post. */
export function ActionButton({ label, action, tint, pressed, count, showsCount = true, onClick, children }: Props) {
  const spoken = count ? `${label}, ${count}` : label
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
      {count !== undefined && showsCount && <span className={css.count}>{count > 0 && shortCount(count)}</span>}
    </button>
  )
}
