import { RotateCw, X } from 'lucide-react'
import { useBroken } from '../media/useBroken.ts'
import type { Pending } from '../media/useUploads.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import css from './AttachmentPreviews.module.css'
import { focusText } from './focusText.ts'

type Props = { pending: Pending; onRetry: () => void; onCancel: () => void }

export function PendingPreview({ pending, onRetry, onCancel }: Props) {
  const { kind, preview, progress, failed } = pending
  return (
    <>
      {kind === 'image' ? (
        <ImagePreview src={preview} />
      ) : (
        <video src={preview} className={css.picture} muted playsInline preload="metadata" aria-hidden />
      )}
      <div className={css.pending}>
        {failed ? (
          <Interrupted onRetry={onRetry} onRemove={onCancel} />
        ) : (
          <>
            {/* The service takes an unknown time after the last byte. */}
            <progress {...(progress < 1 ? { value: progress } : {})} aria-label={`Upload of the ${kind}`} />
            <Button size="small" kind="inverse" ref={focusText} onClick={onCancel}>
              Cancel
            </Button>
          </>
        )}
      </div>
    </>
  )
}

/** The server may accept images that the browser cannot show. */
function ImagePreview({ src }: { src: string }) {
  const { isBroken, watched } = useBroken(src)
  if (isBroken) return <div className={css.picture} />
  return <img {...watched} src={src} alt="" className={css.picture} />
}

function Interrupted({ onRetry, onRemove }: { onRetry: () => void; onRemove: () => void }) {
  return (
    <>
      <p>Not uploaded</p>
      <div className={css.choices}>
        <IconButton label="Upload again" ref={focusText} onClick={onRetry}>
          <RotateCw size={18} aria-hidden />
        </IconButton>
        <IconButton label="Remove" ref={focusText} onClick={onRemove}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
    </>
  )
}
