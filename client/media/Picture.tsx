import { ImageOff } from 'lucide-react'
import { useState, type CSSProperties } from 'react'
import { clsx } from 'clsx'
import { mediaSrcSet } from '../../server/media/media.rules.ts'
import css from './Picture.module.css'
import { useBroken } from './useBroken.ts'

export type Pictured = {
  url: string
  width?: number | null | undefined
  height?: number | null | undefined
  alt?: string | null | undefined
  placeholder?: string | null | undefined
}

type Props = {
  image: Pictured
  sizes: string
  className?: string | undefined
  /** Loads at once and first, also if it is not near the window. */
  eager?: boolean
}

/** An image as wide as the screen needs. A blurred placeholder shows while it loads, and a message if it fails. */
export function Picture({ image, sizes, className, eager = false }: Props) {
  const { url, width, height, placeholder } = image
  const [isLoaded, setLoaded] = useState(false)
  const { isBroken, watched } = useBroken(url, setLoaded)
  if (isBroken) return <Broken alt={image.alt} className={className} />
  const blur: CSSProperties = placeholder && !isLoaded ? { backgroundImage: `url("${placeholder}")` } : {}
  return (
    <img
      {...watched}
      className={clsx(css.picture, className)}
      style={blur}
      src={url}
      srcSet={width ? mediaSrcSet(url, width) : undefined}
      sizes={sizes}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={image.alt ?? ''}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onLoad={() => setLoaded(true)}
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
