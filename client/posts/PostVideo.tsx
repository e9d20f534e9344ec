import type { SyntheticEvent } from 'react'
import { mediaAtWidth } from '../../server/media/media.rules.ts'
import { shapeOf, widestOf } from './shape.ts'

type Props = {
  video: { url: string; poster?: string | null; width?: number | null; height?: number | null }
  className?: string | undefined
}

/** A video with reserved space and without autoplay. If it has a poster, it loads only when played. */
export function PostVideo({ video, className }: Props) {
  return (
    <video
      className={className}
      style={{ aspectRatio: shapeOf(video), maxWidth: widestOf(video) }}
      src={video.url}
      poster={posterOf(video)}
      width={video.width ?? undefined}
      height={video.height ?? undefined}
      controls
      playsInline
      preload={video.poster ? 'none' : 'metadata'}
      aria-label="Video"
      onPlay={pauseOthers}
    />
  )
}

/** `poster` takes no `srcset`, so all screens get one width. */
function posterOf({ poster }: Props['video']): string | undefined {
  return poster ? (mediaAtWidth(poster, 960) ?? poster) : undefined
}

function pauseOthers({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void {
  for (const video of document.querySelectorAll('video')) if (video !== currentTarget) video.pause()
}
