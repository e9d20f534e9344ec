import { mediaSrcSet } from '../../server/media/media.rules.ts'
import { useBroken } from '../media/useBroken.ts'

/** The server stores no wider image. The API does not tell a cover's width. */
const maximumWidth = 2_048

/** A profile's cover; nothing if it does not load. */
export function Cover({ src }: { src: string }) {
  const { isBroken, watched } = useBroken(src)
  if (isBroken) return null
  return (
    <img
      {...watched}
      src={src}
      srcSet={mediaSrcSet(src, maximumWidth)}
      sizes="(max-width: 699px) 100vw, 600px"
      alt=""
      fetchPriority="high"
      decoding="async"
    />
  )
}
