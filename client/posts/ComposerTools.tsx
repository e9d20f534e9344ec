import { Film, Image, ImagePlay, Smile } from 'lucide-react'
import { imageTypes, videoTypes } from '../../server/media/media.rules.ts'
import { FileButton } from '../ui/FileButton.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { toastNote } from '../ui/toast.ts'
import css from './Composer.module.css'
import type { Attachments } from './useAttachments.ts'

/** The row of things to add to a text. Where there is a video there are no images, and the other way round. */
export function ComposerTools({ attachments }: { attachments: Attachments }) {
  const { images, video, progress, addImages, addVideo } = attachments
  const soon = () => toastNote('Feature coming soon!')
  const busy = progress !== null
  return (
    <div className={css.tools}>
      <FileButton
        label="Add images"
        accept={imageTypes.join()}
        multiple
        disabled={busy || video !== null}
        onFiles={(files) => void addImages(files)}
      >
        <Image size={20} aria-hidden />
      </FileButton>
      <FileButton
        label="Add a video"
        accept={videoTypes.join()}
        disabled={busy || images.length > 0 || video !== null}
        onFiles={(files) => void addVideo(files)}
      >
        <Film size={20} aria-hidden />
      </FileButton>
      <IconButton label="GIF" onClick={soon}>
        <ImagePlay size={20} aria-hidden />
      </IconButton>
      <IconButton label="Emoji" onClick={soon}>
        <Smile size={20} aria-hidden />
      </IconButton>
    </div>
  )
}
