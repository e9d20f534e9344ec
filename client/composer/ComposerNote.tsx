import { Button } from '../ui/Button.tsx'
import css from './Composer.module.css'
import type { Restored } from './useDraft.ts'

type Props = { failure: string | null; restored: Restored; onDrop: () => void }

export function ComposerNote({ failure, restored, onDrop }: Props) {
  return (
    <div role="status">
      {failure ? (
        <p className={css.problem}>Not sent: {withFullStop(failure)} What you wrote is kept.</p>
      ) : (
        restored !== 'no' && <Earlier hasConflict={restored === 'post has changed'} onDrop={onDrop} />
      )}
    </div>
  )
}

function Earlier({ hasConflict, onDrop }: { hasConflict: boolean; onDrop: () => void }) {
  if (!hasConflict) return <p className={css.note}>These are your changes from before. They are not saved yet.</p>
  return (
    <>
      <p className={css.note}>
        These are your changes from before. The Tweet has been edited since then, and saving replaces that edit.
      </p>
      <Button size="small" kind="plain" onClick={onDrop}>
        Show the Tweet as it is now
      </Button>
    </>
  )
}

function withFullStop(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`
}
