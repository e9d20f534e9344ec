import { useState } from 'react'
import { useLeaveGuard } from '../navigation/useLeaveGuard.ts'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import { OverlayPart } from '../ui/PartBoundary.tsx'
import { ComposerForm } from './ComposerForm.tsx'
import type { NewPostMode } from './draft.ts'
import { useComposer } from './useComposer.ts'

const Confirm = lazyRoute(async () => ({ default: (await import('../ui/Confirm.tsx')).Confirm }), 'members')

/** The composer in a page. Who leaves keeps the draft, but is asked first while an upload is running. */
export function Composer({ mode }: { mode: NewPostMode }) {
  const composer = useComposer({ mode })
  const [leave, setLeave] = useState<(() => void) | null>(null)
  useLeaveGuard(composer.attachments.uploading, (go) => setLeave(() => go))
  if (leave && !composer.attachments.uploading) setLeave(null)
  const stay = () => setLeave(null)
  return (
    <>
      <ComposerForm composer={composer} />
      {leave && (
        <OverlayPart onMissing={stay}>
          <Confirm
            title="Leave while a file is uploading?"
            text="The upload stops. What you wrote is kept as a draft."
            action="Leave"
            danger
            onConfirm={() => {
              stay()
              leave()
            }}
            onCancel={stay}
          />
        </OverlayPart>
      )}
    </>
  )
}
