import { Film, Image, ImagePlay, Smile } from 'lucide-react'
import { FileButton } from '../ui/FileButton.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { toastNote } from '../ui/toast.ts'
import css from './Composer.module.css'
import { accepted, type Attachments } from './useAttachments.ts'

const soon = () => toastNote('Feature coming soon!')

export function ComposerTools({ attachments, locked }: { attachments: Attachments; locked: boolean }) {
  return (
    <div className={css.tools}>
      <FileButton
        label="Add images"
        accept={accepted.image}
        multiple
        disabled={locked || !attachments.mayAddImages}
        onFiles={attachments.addImages}
      >
        <Image size={20} aria-hidden />
      </FileButton>
      <FileButton
        label="Add a video"
        accept={accepted.video}
        disabled={locked || !attachments.mayAddVideo}
        onFiles={attachments.addVideo}
      >
        <Film size={20} aria-hidden />
      </FileButton>
      <IconButton label="GIF" className={css.soon} onClick={soon}>
        <ImagePlay size={20} aria-hidden />
      </IconButton>
      <IconButton label="Emoji" className={css.soon} onClick={soon}>
        <Smile size={20} aria-hidden />
      </IconButton>
    </div>
  )
}
