import { mediaSrcSet } from '../../server/media/media.rules.ts'

/** The server stores no wider image. The API does not send the cover's width, so this stands for it. */
const maximumWidth = 2_048

export function Cover({ src }: { src: string }) {
  return (
    <img
      src={src}
      srcSet={mediaSrcSet(src, maximumWidth)}
      sizes="(max-width: 699px) 100vw, 600px"
      alt=""
      fetchPriority="high"
      decoding="async"
    />
  )
}
