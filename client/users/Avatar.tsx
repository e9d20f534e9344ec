import { avatarSrcSet } from '../../server/media/media.rules.ts'
import css from './Avatar.module.css'

type Props = {
  src: string
  size?: number
  /** Its width, if it is not `size` in every window. */
  sizes?: string
  /** Loads at once instead of when it is near the window. */
  eager?: boolean
}

/** A round profile picture. Its `alt` is empty because the name is always next to it. */
export function Avatar({ src, size = 40, sizes = `${size}px`, eager = false }: Props) {
  return (
    <img
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
