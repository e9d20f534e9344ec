import { ImagePlay, Smile } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import { toastNote } from '../ui/toast.ts'
import css from './Composer.module.css'

/** The row of things to add to a text. */
export function ComposerTools() {
  const soon = () => toastNote('Feature coming soon!')
  return (
    <div className={css.tools}>
      <IconButton label="GIF" onClick={soon}>
        <ImagePlay size={20} aria-hidden />
      </IconButton>
      <IconButton label="Emoji" onClick={soon}>
        <Smile size={20} aria-hidden />
      </IconButton>
    </div>
  )
}
