import { ImageOff } from 'lucide-react'
import { useCallback, useState, type CSSProperties } from 'react'
import { clsx } from 'clsx'
import { mediaSrcSet } from '../../server/media/media.rules.ts'
import css from './Picture.module.css'

/** An image of a post as the API answers it; sizes in pixels, where known. */
export type Pictured = {
  url: string
  width?: number | null | undefined
  height?: number | null | undefined
  alt?: string | null | undefined
  placeholder?: string | null | undefined
}

type Props = {
  image: Pictured
  /** How wide it is drawn, as the `sizes` of an `img`. */
  sizes: string
  className?: string | undefined
  /** Loads at once, not only when it is near the window. */
  eager?: boolean
}

/**
 * An image in the width that the screen needs, on its blurred placeholder until it has loaded, and a message in its
 * place when it fails.
 */
export function Picture({ image, sizes, className, eager = false }: Props) {
  const { url, width, height, placeholder } = image
  const [shown, setShown] = useState<'loading' | 'loaded' | 'broken'>('loading')
  // An image in the browser's cache may have loaded before its listener is set.
  const look = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth > 0) setShown('loaded')
  }, [])
  if (shown === 'broken') return <Broken alt={image.alt} className={className} />
  const blur: CSSProperties = placeholder && shown === 'loading' ? { backgroundImage: `url("${placeholder}")` } : {}
  return (
    <img
      ref={look}
      className={clsx(css.picture, className)}
      style={blur}
      src={url}
      srcSet={width ? mediaSrcSet(url, width) : undefined}
      sizes={sizes}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={image.alt ?? ''}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={() => setShown('loaded')}
      onError={() => setShown('broken')}
    />
  )
}

function Broken({ alt, className }: { alt: string | null | undefined; className: string | undefined }) {
  return (
    <span className={clsx(css.broken, className)}>
      <ImageOff size={24} aria-hidden />
      <span>{alt ? `Image not loaded: ${alt}` : 'Image not loaded'}</span>
    </span>
  )
}
