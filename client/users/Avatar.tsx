import { avatarSrcSet } from '../../server/media/media.rules.ts'
import css from './Avatar.module.css'

/** A round profile picture. Its `alt` is empty because the name is always next to it. */
export function Avatar({ src, size = 40 }: { src: string; size?: number }) {
  return (
    <img
      className={css.avatar}
      src={src}
      srcSet={avatarSrcSet(src)}
      sizes={`${size}px`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
