import { clsx } from 'clsx'
import { UserRound } from 'lucide-react'
import { avatarSrcSet } from '../../server/media/media.rules.ts'
import { useBroken } from '../media/useBroken.ts'
import css from './Avatar.module.css'

type Props = {
  src: string
  size?: number
  /** Its width, if it is not `size` in every window. */
  sizes?: string
  /** Loads at once instead of when it is near the window. */
  eager?: boolean
}

/** A round profile picture, or a drawn figure if it cannot be loaded. No `alt`: the name is always next to it. */
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
