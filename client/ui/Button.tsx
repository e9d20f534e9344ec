import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from '../navigation/Link.tsx'
import { clsx } from 'clsx'
import css from './Button.module.css'

type Look = {
  kind?: 'primary' | 'outline' | 'plain' | 'danger' | 'inverse'
  size?: 'small' | 'medium' | 'large'
  wide?: boolean
}
type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean; children: ReactNode }

export function Button({ kind, size, wide, busy = false, className, disabled, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(look({ kind, size, wide }), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    />
  )
}

export function ButtonLink({ kind, size, wide, className, ...rest }: Look & LinkProps) {
  return <Link className={clsx(look({ kind, size, wide }), className)} {...rest} />
}

function look({ kind = 'primary', size = 'medium', wide = false }: { [K in keyof Look]: Look[K] | undefined }): string {
  return clsx(css.button, css[kind], css[size], wide && css.wide)
}
