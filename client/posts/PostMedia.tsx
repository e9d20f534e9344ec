import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { Picture } from '../media/Picture.tsx'
import { usePostActions } from './actions.ts'
import { PostVideo } from './PostVideo.tsx'
import { PostMedia_PostFragmentDoc, type PostMedia_PostFragment } from './PostMedia.generated.ts'
import css from './PostMedia.module.css'
import { boxOf, fills, shapeOf, widthOf } from './shape.ts'

type Props = {
  post: FragmentType<PostMedia_PostFragment>
  /** Whether its images load at once, instead of when they are near the window. */
  eager?: boolean
}

/** A post's images or video, with their space reserved before they load. An image opens in the lightbox. */
export function PostMedia({ post, eager = false }: Props) {
  const { data, complete } = useFragment({
    fragment: PostMedia_PostFragmentDoc,
    fragmentName: 'PostMedia_post',
    from: post,
  })
  if (!complete) return null
  if (data.video) return <PostVideo video={data.video} className={css.video} />
  return data.images.length > 0 ? <Pictures postId={data.id} images={data.images} eager={eager} /> : null
}

/** A card has 516 pixels for media in the 600 pixel column; in a window below 700 pixels the column has its full width. */
const cardSizes = { alone: '(max-width: 699px) 88vw, 516px', beside: '(max-width: 699px) 44vw, 258px' }
const cardBox = { alone: 516, beside: { width: 258, height: 290 } }

type PicturesProps = { postId: string; images: PostMedia_PostFragment['images']; eager: boolean }

function Pictures({ postId, images, eager }: PicturesProps) {
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
