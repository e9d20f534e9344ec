import { useFragment } from '@apollo/client/react'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState, type KeyboardEvent } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import css from './Lightbox.module.css'
import { PostMedia_PostFragmentDoc } from './PostMedia.generated.ts'

type Props = { postId: string; start: number; onClose: () => void }

/** A post's image over the whole window; arrows change it, Escape and Back close it. */
export function Lightbox({ postId, start, onClose }: Props) {
  const { data, complete } = useFragment({
    fragment: PostMedia_PostFragmentDoc,
    fragmentName: 'PostMedia_post',
    from: { __typename: 'Post', id: postId },
  })
  const images = complete ? data.images : []
  const [index, setIndex] = useState(start)
  const image = images[index]
  const step = (by: number) => setIndex((now) => Math.min(Math.max(now + by, 0), images.length - 1))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.overlay} />
        <Dialog.Content className={css.content} aria-describedby={undefined} onKeyDown={onKeyDown} onClick={onClose}>
          <Dialog.Title className="visually-hidden">
            Image {index + 1} of {images.length}
          </Dialog.Title>
          <img src={image?.url} alt={image?.alt ?? ''} onClick={(event) => event.stopPropagation()} />
          <div className={css.controls} onClick={(event) => event.stopPropagation()}>
            <IconButton label="Close" className={css.close ?? ''} onClick={onClose}>
              <X size={22} aria-hidden />
            </IconButton>
            {images.length > 1 && (
              <>
                <IconButton
                  label="Previous image"
                  className={css.before ?? ''}
                  disabled={index === 0}
                  onClick={() => step(-1)}
                >
                  <ChevronLeft size={24} aria-hidden />
                </IconButton>
                <IconButton
                  label="Next image"
                  className={css.after ?? ''}
                  disabled={index === images.length - 1}
                  onClick={() => step(1)}
                >
                  <ChevronRight size={24} aria-hidden />
                </IconButton>
              </>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
