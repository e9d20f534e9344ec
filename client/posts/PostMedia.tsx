import { memo } from 'react'
import { Picture } from '../media/Picture.tsx'
import { usePostActions } from './actions.ts'
import { PostVideo } from './PostVideo.tsx'
import type { PostMedia_PostFragment } from './PostMedia.generated.ts'
import css from './PostMedia.module.css'
import { boxOf, fills, shapeOf, widthOf } from './shape.ts'

type Props = Pick<PostMedia_PostFragment, 'images' | 'video'> & {
  postId: string
  /** Whether its images load at once, instead of when they are near the window. */
  eager?: boolean
}

/** A post's images or video, with their space reserved before they load. An image opens in the lightbox. */
export const PostMedia = memo(function PostMedia({ postId, images, video, eager = false }: Props) {
  if (video) return <PostVideo video={video} className={css.video} />
  return images.length > 0 ? <Pictures postId={postId} images={images} eager={eager} /> : null
})

/** A card has 516 pixels for media in the 600 pixel column; in a window below 700 pixels the column has its full width. */
const cardSizes = { alone: '(max-width: 699px) 88vw, 516px', beside: '(max-width: 699px) 44vw, 258px' }
const cardBox = { alone: 516, beside: { width: 258, height: 290 } }

function Pictures({ postId, images, eager }: Omit<Props, 'video'>) {
  const { showImage } = usePostActions()
  const alone = images.length === 1
  return (
    <div
      className={alone ? css.one : css.two}
      style={alone ? { maxWidth: widthOf(images[0], cardBox.alone) } : undefined}
    >
      {images.map((image, index) => (
        <button
          key={image.url}
          type="button"
          className={css.picture}
          aria-label={image.alt ? `Open image: ${image.alt}` : `Open image ${index + 1}`}
          style={alone ? { aspectRatio: shapeOf(image) } : undefined}
          onClick={() => showImage(postId, index)}
        >
          {fills(image, alone ? boxOf(image, cardBox.alone) : cardBox.beside) ? (
            <Picture
              image={image}
              sizes={alone ? cardSizes.alone : cardSizes.beside}
              className={css.filling}
              eager={eager}
            />
          ) : (
            <Picture image={image} sizes={`${image.width}px`} className={css.whole} eager={eager} />
          )}
          {image.alt && (
            <span className={css.described} title={image.alt} aria-hidden>
              ALT
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
