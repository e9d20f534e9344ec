import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'
import css from './IconButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string
  children: ReactNode
  tint?: 'like'
}

export function IconButton({ label, tint, className, type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={clsx(css.button, tint && css[tint], className)}
      {...rest}
    />
  )
}
