import type { Pending } from '../media/useUploads.ts'
import { Button } from '../ui/Button.tsx'
import css from './AttachmentPreviews.module.css'

type Props = { pending: Pending; onRetry: () => void; onCancel: () => void }

/** A file on its way: how far it is, and a way to call it back; once it broke off, a way to try again. */
export function PendingPreview({ pending, onRetry, onCancel }: Props) {
  const { kind, preview, progress, failed } = pending
  return (
    <>
      {kind === 'image' ? (
        <img src={preview} alt="" className={css.picture} />
      ) : (
        <video src={preview} className={css.picture} muted playsInline preload="metadata" aria-hidden />
      )}
      <div className={css.pending}>
        {failed ? (
          <p>Not uploaded</p>
        ) : (
          // When all has left, it is the service that works: nobody knows for how long.
          <progress {...(progress < 1 ? { value: progress } : {})} aria-label={`Upload of the ${kind}`} />
        )}
        <div className={css.choices}>
          {failed && (
            <Button size="small" kind="inverse" onClick={onRetry}>
              Upload again
            </Button>
          )}
          <Button size="small" kind="inverse" onClick={onCancel}>
            {failed ? 'Remove' : 'Cancel'}
          </Button>
        </div>
      </div>
    </>
  )
}
