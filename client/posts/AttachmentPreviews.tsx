import { X } from 'lucide-react'
import { postLimits } from '../../server/posts/posts.rules.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import css from './AttachmentPreviews.module.css'
import type { Attachments } from './useAttachments.ts'

/** What is attached, each with a way to take it off, images with words for people who cannot see them. */
export function AttachmentPreviews({ attachments }: { attachments: Attachments }) {
  const { images, video, progress, cancel, describe, remove } = attachments
  return (
    <>
      {images.length > 0 && (
        <ul className={css.images} aria-label="Images">
          {images.map((image, index) => (
            <li key={image.url} className={css.item}>
              <img src={image.url} alt={image.alt ?? `Image ${index + 1}`} />
              <Remove label={`Remove image ${index + 1}`} onClick={() => remove(image.url)} />
              <input
                aria-label={`Description of image ${index + 1}`}
                placeholder="Describe this image"
                maxLength={postLimits.alt}
                value={image.alt ?? ''}
                onChange={(event) => describe(image.url, event.currentTarget.value)}
              />
            </li>
          ))}
        </ul>
      )}
      {video && (
        <div className={css.item}>
          <video src={video.url} poster={video.poster ?? undefined} controls preload="metadata" aria-label="Video" />
          <Remove label="Remove video" onClick={() => remove(video.url)} />
        </div>
      )}
      {progress !== null && (
        <div className={css.progress}>
          <progress value={progress} aria-label="Upload" />
          <Button size="small" kind="plain" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
    </>
  )
}

function Remove({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton label={label} className={css.remove ?? ''} onClick={onClick}>
      <X size={18} aria-hidden />
    </IconButton>
  )
}
