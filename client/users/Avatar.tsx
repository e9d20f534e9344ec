import { avatarSrcSet } from '../../server/media/media.rules.ts'
import css from './Avatar.module.css'

type Props = {
  src: string
  size?: number
  /** Loads at once instead of when it is near the window. */
  eager?: boolean
}

/** A round profile picture. Its `alt` is empty because the name is always next to it. */
export function Avatar({ src, size = 40, eager = false }: Props) {
  return (
    <img
      className={css.avatar}
      src={src}
      srcSet={avatarSrcSet(src)}
      sizes={`${size}px`}
      width={size}
      height={size}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
