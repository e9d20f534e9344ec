import { useState } from 'react'
import { useLeaveGuard } from '../navigation/useLeaveGuard.ts'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import { OverlayPart } from '../ui/PartBoundary.tsx'
import { ComposerForm } from './ComposerForm.tsx'
import type { NewPostMode } from './draft.ts'
import { useComposer } from './useComposer.ts'

const Confirm = lazyRoute(async () => ({ default: (await import('../ui/Confirm.tsx')).Confirm }), 'members')

/** The composer in a page. Who leaves keeps the draft, but is asked first if a file is not uploaded. */
export function Composer({ mode }: { mode: NewPostMode }) {
  const composer = useComposer({ mode })
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const { waiting, uploading } = composer.attachments
  useLeaveGuard(waiting, (go) => setLeave(() => go))
  if (leave && !waiting) setLeave(null)
  const stay = () => setLeave(null)
  return (
    <>
      <ComposerForm composer={composer} />
      {leave && (
        <OverlayPart onMissing={stay}>
          <Confirm
            title={uploading ? 'Leave while a file is uploading?' : 'Leave without the file?'}
            text="A file that is not uploaded is lost. What you wrote is kept as a draft."
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
