import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useEffectEvent, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { useFragment } from '../apollo/useFragment.ts'
import { Picture } from '../media/Picture.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useReturnFocus } from '../navigation/useReturnFocus.ts'
import css from './Lightbox.module.css'
import { PostMedia_PostFragmentDoc } from './PostMedia.generated.ts'
import { useSwipe } from '../hooks/useSwipe.ts'

type Props = { postId: string; start: number; onClose: () => void }

export default function Lightbox({ postId, start, onClose }: Props) {
  const { data, complete } = useFragment({
    fragment: PostMedia_PostFragmentDoc,
    fragmentName: 'PostMedia_post',
    from: { __typename: 'Post', id: postId },
  })
  const images = complete ? data.images : []
  const isEmptied = complete && images.length === 0
  const closeNow = useEffectEvent(onClose)
  useEffect(() => {
    if (isEmptied) closeNow()
  }, [isEmptied])
  const [wanted, setWanted] = useState<number | null>(null)
  const last = images.length - 1
  // An edit may have removed the image that the history entry names.
  const index = Math.max(0, Math.min(wanted ?? start, last)) || 0
  const image = images[index]
  const step = (by: number) => setWanted(Math.min(Math.max(index + by, 0), last))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }
  const swipe = useSwipe(step)
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.overlay} />
        <Dialog.Content
          className={css.content}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onClick={onClose}
          onCloseAutoFocus={returnFocus}
          {...swipe}
        >
          <Dialog.Title className="visually-hidden">
            Image {index + 1} of {images.length}
          </Dialog.Title>
          {image && (
            <figure key={image.url} className={css.figure} style={roomFor(image)}>
              <Picture
                image={{ ...image, placeholder: shownFile(image.url) ?? image.placeholder }}
                sizes={sizesOf(image)}
                className={css.image}
                eager
              />
              {image.alt && (
                <figcaption dir="auto" onClick={(event) => event.stopPropagation()}>
                  {image.alt}
                </figcaption>
              )}
            </figure>
          )}
          <p role="status" className="visually-hidden">
            {wanted === null ? '' : `Image ${index + 1} of ${images.length}${image?.alt ? `: ${image.alt}` : ''}`}
          </p>
          <div className={css.controls} onClick={(event) => event.stopPropagation()}>
            <IconButton label="Close" className={css.close} onClick={onClose}>
              <X size={22} aria-hidden />
            </IconButton>
            {images.length > 1 && <Steps index={index} last={last} step={step} />}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The smaller file that the page already shows: it is visible until the larger one has loaded. */
function shownFile(url: string): string | undefined {
  const isShown = (one: HTMLImageElement) => one.getAttribute('src') === url && one.complete && one.naturalWidth > 0
  return Array.from(document.images).find(isShown)?.currentSrc
}

function roomFor({ width }: { width: number | null }): CSSProperties {
  return width ? ({ '--width': `min(100%, ${width}px)` } as CSSProperties) : {}
}

/** Small images are not enlarged. */
function sizesOf({ width }: { width: number | null }): string {
  return width ? `min(100vw, ${width}px)` : '100vw'
}

/** The arrow at an end gets only `aria-disabled`, because a disabled button would lose the focus. */
function Steps({ index, last, step }: { index: number; last: number; step: (by: number) => void }) {
  return (
    <>
      <IconButton label="Previous image" className={css.before} aria-disabled={index === 0} onClick={() => step(-1)}>
        <ChevronLeft size={24} aria-hidden />
      </IconButton>
      <IconButton label="Next image" className={css.after} aria-disabled={index === last} onClick={() => step(1)}>
        <ChevronRight size={24} aria-hidden />
      </IconButton>
      <span className={css.count} aria-hidden>
        {index + 1} / {last + 1}
      </span>
    </>
  )
}
