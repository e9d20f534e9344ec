import { X } from 'lucide-react'
import { postLimits } from '../../server/posts/posts.rules.ts'
import { Picture } from '../media/Picture.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import css from './AttachmentPreviews.module.css'
import type { DraftImage } from './draft.ts'
import { focusText } from './focusText.ts'
import { PostVideo } from '../posts/PostVideo.tsx'
import { PendingPreview } from './PendingPreview.tsx'
import type { Attachments } from './useAttachments.ts'

type Props = { attachments: Attachments; locked: boolean }

export function AttachmentPreviews({ attachments, locked }: Props) {
  const { images, video, pending, describe, remove, retry, cancel } = attachments
  if (images.length + pending.length === 0 && !video) return null
  return (
    <ul className={css.previews} aria-label={video || pending[0]?.kind === 'video' ? 'Video' : 'Images'}>
      {images.map((image, index) => (
        <li key={image.url} className={css.item}>
          <ImagePreview
            image={image}
            number={index + 1}
            locked={locked}
            onDescribe={(alt) => describe(image.url, alt)}
            onRemove={() => remove(image.url)}
          />
        </li>
      ))}
      {video && (
        <li className={css.item}>
          <PostVideo video={video} className={css.film} />
          <Remove label="Remove video" locked={locked} onClick={() => remove(video.url)} />
        </li>
      )}
      {pending.map((one) => (
        <li key={one.key} className={css.item}>
          <PendingPreview pending={one} onRetry={() => retry(one.key)} onCancel={() => cancel(one.key)} />
        </li>
      ))}
    </ul>
  )
}

type ImageProps = {
  image: DraftImage
  number: number
  locked: boolean
  onDescribe: (alt: string) => void
  onRemove: () => void
}

function ImagePreview({ image, number, locked, onDescribe, onRemove }: ImageProps) {
  return (
    <>
      <Picture
        image={{ ...image, alt: image.alt || `Image ${number}` }}
        sizes={`min(${image.width ?? 516}px, 516px)`}
        className={css.picture}
        eager
      />
      <Remove label={`Remove image ${number}`} locked={locked} onClick={onRemove} />
      <input
        aria-label={`Description of image ${number}`}
        placeholder="Describe this image"
        dir="auto"
        maxLength={postLimits.alt}
        value={image.alt ?? ''}
        readOnly={locked}
        onChange={(event) => onDescribe(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter alone would submit the form.
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
        }}
      />
    </>
  )
}

function Remove({ label, locked, onClick }: { label: string; locked: boolean; onClick: () => void }) {
  return (
    <IconButton label={label} className={css.remove} disabled={locked} ref={focusText} onClick={onClick}>
      <X size={18} aria-hidden />
    </IconButton>
  )
}
