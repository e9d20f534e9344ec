import type { SyntheticEvent } from 'react'
import { shapeOf } from './shape.ts'

type Props = {
  video: { url: string; poster?: string | null; width?: number | null; height?: number | null }
  className?: string | undefined
}

/** A video that does not start by itself, its space reserved. With a poster nothing is loaded until it is played. */
export function PostVideo({ video, className }: Props) {
  return (
    <video
      className={className}
      style={{ aspectRatio: shapeOf(video) }}
      src={video.url}
      poster={video.poster ?? undefined}
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

/** Only one video plays at a time. */
function pauseOthers({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void {
  for (const video of document.querySelectorAll('video')) if (video !== currentTarget) video.pause()
}
