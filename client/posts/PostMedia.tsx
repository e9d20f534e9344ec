import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { usePostActions } from './actions.ts'
import { PostMedia_PostFragmentDoc, type PostMedia_PostFragment } from './PostMedia.generated.ts'
import css from './PostMedia.module.css'

/** Images side by side, or a video, with their space reserved before they load. An image opens in a lightbox. */
export function PostMedia({ post }: { post: FragmentType<PostMedia_PostFragment> }) {
  const { data, complete } = useFragment({
    fragment: PostMedia_PostFragmentDoc,
    fragmentName: 'PostMedia_post',
    from: post,
  })
  if (!complete) return null
  if (data.video) return <Film video={data.video} />
  return data.images.length > 0 ? <Pictures postId={data.id} images={data.images} /> : null
}

function Film({ video }: { video: NonNullable<PostMedia_PostFragment['video']> }) {
  return (
    <video
      className={css.video}
      style={{ aspectRatio: ratio(video.width, video.height) }}
      src={video.url}
      poster={video.poster ?? undefined}
      controls
      playsInline
      preload="metadata"
      aria-label="Video"
    />
  )
}

function Pictures({ postId, images }: { postId: string; images: PostMedia_PostFragment['images'] }) {
  const { showImage } = usePostActions()
  const alone = images.length === 1
  return (
    <div className={alone ? css.one : css.two}>
      {images.map((image, index) => (
        <button
          key={image.url}
          type="button"
          className={css.picture}
          aria-label={image.alt ? `Open image: ${image.alt}` : `Open image ${index + 1}`}
          style={alone ? { aspectRatio: ratio(image.width, image.height) } : undefined}
          onClick={() => showImage(postId, index)}
        >
          <img src={image.url} alt={image.alt ?? ''} loading="lazy" decoding="async" />
        </button>
      ))}
    </div>
  )
}

/** Very tall and very wide pictures are cut to a calmer shape. */
function ratio(width: number | null, height: number | null): number {
  return width && height ? Math.min(Math.max(width / height, 0.8), 2) : 16 / 9
}
