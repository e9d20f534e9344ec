import { clsx } from 'clsx'
import { UserRound } from 'lucide-react'
import { avatarSrcSet } from '../../server/media/media.rules.ts'
import { useBroken } from '../media/useBroken.ts'
import css from './Avatar.module.css'

type Props = {
  src: string
  size?: number
  /** The width in CSS, if it differs between windows. */
  sizes?: string
  /** Loads at once, also if it is not near the window. */
  eager?: boolean
}

/** A profile picture; a figure if it does not load. It has no `alt`, because the name is always beside it. */
export function Avatar({ src, size = 40, sizes = `${size}px`, eager = false }: Props) {
  const { isBroken, watched } = useBroken(src)
  if (isBroken) return <UserRound size={size} strokeWidth={1.5} aria-hidden className={clsx(css.avatar, css.figure)} />
  return (
    <img
      {...watched}
      className={css.avatar}
      src={src}
      srcSet={avatarSrcSet(src)}
      sizes={sizes}
      width={size}
      height={size}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
