import { X } from 'lucide-react'
import { uploadSizeProblem } from '../../server/media/media.rules.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import css from './Composer.module.css'
import type { Attachments } from './useAttachments.ts'

/** Says that images are too large, and offers to scale them down. */
export function OversizedNote({ oversized }: { oversized: Attachments['oversized'] }) {
  const { files, busy, scale, dismiss } = oversized
  const [first] = files
  return (
    <div className={first && css.oversized}>
      <p role="status" className={css.problem}>
        {first && uploadSizeProblem('post', 'image', first.size)}
      </p>
      {first && (
        <>
          <Button size="small" kind="plain" busy={busy} onClick={() => void scale()}>
            {busy ? 'Scaling…' : files.length > 1 ? 'Scale them down' : 'Scale it down'}
          </Button>
          <IconButton label="Dismiss" disabled={busy} onClick={dismiss}>
            <X size={18} aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  )
}
