import { X } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import css from './Composer.module.css'
import type { Attachments } from './useAttachments.ts'

/** Says that images are too large and offers to scale them down. */
export function OversizedNote({ oversized }: { oversized: Attachments['oversized'] }) {
  const { held, busy, scale, dismiss } = oversized
  const [first] = held
  const isMoving = held.some(({ animated }) => animated)
  return (
    <div className={first && css.oversized}>
      <div role="status" className={css.problem}>
        {first && <p>{first.problem}</p>}
        {isMoving && <p>Scaling turns an animation into a still picture.</p>}
      </div>
      {first && (
        <>
          <Button size="small" kind="plain" busy={busy} onClick={scale}>
            {busy ? 'Scaling…' : actionFor(held.length, isMoving)}
          </Button>
          <IconButton label="Dismiss" disabled={busy} onClick={dismiss}>
            <X size={18} aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  )
}

function actionFor(count: number, isMoving: boolean): string {
  if (count > 1) return 'Scale them down'
  return isMoving ? 'Use a still picture' : 'Scale it down'
}
