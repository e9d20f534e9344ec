import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { clsx } from 'clsx'
import css from './ActionButton.module.css'
import { shortCount } from './counts.ts'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  label: string
  action: string
  tint: 'accent' | 'like' | 'keep' | 'good'
  /** Missing for a button that is no toggle. */
  pressed?: boolean
  /** Whether it is coloured; by default if it is pressed. */
  on?: boolean | undefined
  count?: number
  /** False if the count is shown elsewhere: then it is only spoken. */
  showsCount?: boolean
  children: ReactNode
}

export function ActionButton(props: Props) {
  const { label, action, tint, pressed, on = pressed, count, showsCount = true, children, ...rest } = props
  const spoken = count ? `${label}, ${count}` : label
  return (
    <button
      type="button"
      title={label}
      aria-label={spoken}
      aria-pressed={pressed}
      data-action={action}
      className={clsx(css.button, css[tint], on && css.on)}
      {...rest}
    >
      <span className={css.spot}>{children}</span>
      {count !== undefined && showsCount && <span className={css.count}>{count > 0 && shortCount(count)}</span>}
    </button>
  )
}
