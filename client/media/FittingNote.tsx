import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { focusText } from '../composer/focusText.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import css from './FittingNote.module.css'
import { asSentence } from './uploadFitting.ts'
import type { Asked } from './useUploads.ts'

type Props = {
  /** Why photos were scaled; null if none was. */
  problem: string | null
  onUndo: () => void
  asked: readonly Asked[]
  onStandStill: () => void
  onDismiss: () => void
  locked: boolean
}

export function FittingNote({ problem, onUndo, asked, onStandStill, onDismiss, locked }: Props) {
  const [first] = asked
  return (
    <>
      <div className={clsx(problem && css.line)}>
        <p role="status" className={css.note}>
          {problem && `${asSentence(problem)} Scaled to fit.`}
        </p>
        {problem && (
          <Button ref={focusText} size="small" kind="plain" disabled={locked} onClick={onUndo}>
            Undo
          </Button>
        )}
      </div>
      <div className={clsx(first && css.line)}>
        <div role="status" className={css.problem}>
          {first && (
            <>
              <p>{first.problem}</p>
              <p>Scaling turns an animation into a still picture.</p>
            </>
          )}
        </div>
        {first && (
          <>
            <Button ref={focusText} size="small" kind="plain" disabled={locked} onClick={onStandStill}>
              {asked.length > 1 ? 'Use still pictures' : 'Use a still picture'}
            </Button>
            <IconButton ref={focusText} label="Dismiss" disabled={locked} onClick={onDismiss}>
              <X size={18} aria-hidden />
            </IconButton>
          </>
        )}
      </div>
    </>
  )
}
