import { avatarSrcSet } from '../../server/media/media.rules.ts'
import css from './Avatar.module.css'

/** A round profile picture. It stands beside the name, so it says nothing itself. */
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
