import { memo } from 'react'
import { useViewer } from '../auth/viewer.ts'
import { Picture, type Pictured } from '../media/Picture.tsx'
import { usePostActions } from './actions.ts'
import { PostVideo } from './PostVideo.tsx'
import type { PostMedia_PostFragment } from './PostMedia.generated.ts'
import css from './PostMedia.module.css'
import { asWide, boxOf, fills, shapeOf, widthOf } from './shape.ts'
import { useOpened } from './useOpened.ts'

type Props = Pick<PostMedia_PostFragment, 'images' | 'video' | 'isSensitive'> & {
  postId: string
  /** Loads its images at once instead of when they are near the window. */
  eager?: boolean
  /** How many pixels of the column are beside the media: by default a card's picture and edges. */
  beside?: number
}

/** A post's images or video, with space reserved before they load. An image opens in the lightbox. */
export const PostMedia = memo(function PostMedia(props: Props) {
  if (!props.video && !props.images[0]) return null
  const Shown = props.isSensitive ? Sensitive : Media
  return <Shown {...props} />
})

function Media({ video, ...pictures }: Props) {
  return video ? <PostVideo video={video} className={css.video} /> : <Pictures {...pictures} />
}

/** The focus moves on, because the pressed button is gone. */
const focusFirst = (place: HTMLElement | null) => place?.querySelector<HTMLElement>('button, video')?.focus()

/** Covers media and does not load them before a press, unless the viewer has chosen otherwise. */
function Sensitive(props: Props) {
  const { viewer } = useViewer()
  const [isOpen, setOpen, isNew] = useOpened('media', props.postId)
  const choice = viewer?.sensitiveMedia
  if (choice === 'HIDE') return <p className={css.hidden}>Sensitive content. Hidden.</p>
  if (isOpen || choice === 'SHOW')
    return (
      <div ref={isNew ? focusFirst : null}>
        <Media {...props} />
      </div>
    )
  const only = (props.images.length < 2 && (props.video ?? props.images[0])) || {}
  return (
    <button
      type="button"
      className={css.cover}
      style={{ aspectRatio: shapeOf(only), maxWidth: widthOf(only, cardBox.alone) }}
      onClick={() => setOpen(true)}
    >
      Sensitive content. <strong>Show</strong>
    </button>
  )
}

/** The column is 600 pixels wide, or as wide as a narrower window. In a card, 516 of them are for media. */
const cardBox = { alone: 516, beside: { width: 258, height: 290 } }

function sizesOf(image: Pictured, alone: boolean, beside: number): string {
  if (alone) return asWide(`min(100vw - ${beside}px, ${widthOf(image, cardBox.alone)}px)`, image, shapeOf(image))
  const half = `min(50vw - ${beside / 2}px, ${300 - beside / 2}px)`
  return asWide(half, image, cardBox.beside.width / cardBox.beside.height)
}

/** Around an image that does not fill its box, the image itself is shown blurred. */
const around = ({ placeholder }: Pictured) => (placeholder ? { backgroundImage: `url("${placeholder}")` } : {})

function Pictures({ postId, images, eager = false, beside = 86 }: Omit<Props, 'video'>) {
  const { showImage } = usePostActions()
  const alone = images.length === 1
  return (
    <div
      className={alone ? css.one : css.two}
      style={alone ? { maxWidth: widthOf(images[0], cardBox.alone) } : undefined}
    >
      {images.map((image, index) => {
        const isFilling = fills(image, alone ? boxOf(image, cardBox.alone) : cardBox.beside)
        return (
          <button
            key={image.url}
            type="button"
            className={css.picture}
            aria-label={image.alt ? `Open image: ${image.alt}` : `Open image ${index + 1}`}
            style={{ ...(alone && { aspectRatio: shapeOf(image) }), ...(!isFilling && around(image)) }}
            onClick={() => showImage(postId, index)}
          >
            {isFilling ? (
              <Picture image={image} sizes={sizesOf(image, alone, beside)} className={css.filling} eager={eager} />
            ) : (
              <Picture image={image} sizes={`${image.width}px`} className={css.whole} eager={eager} />
            )}
            {image.alt && (
              <span className={css.described} title={image.alt} aria-hidden>
                ALT
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
