import { useState, type ReactNode } from 'react'
import { Confirm } from '../ui/Confirm.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useBackGuard } from '../navigation/useLeaveGuard.ts'
import { ComposerForm } from './ComposerForm.tsx'
import type { ComposerMode, Draft } from './draft.ts'
import { useComposer } from './useComposer.ts'

type Props = { title: string; mode: ComposerMode; initial?: Draft; onClose: () => void; children?: ReactNode }

/** A composer in a dialog, below `children`. Closing it with unsent content asks whether to keep the draft. */
export function ComposerDialog({ title, mode, initial, onClose, children }: Props) {
  const [asking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    release()
    onClose()
  }
  const composer = useComposer({ mode, ...(initial ? { initial } : {}), onDone: leave })
  const release = useBackGuard(composer.isUnsaved, () => setAsking(true))
  return (
    <Dialog title={title} kind="sheet" onClose={() => (composer.isUnsaved ? setAsking(true) : leave())}>
      {children}
      <ComposerForm composer={composer} inDialog />
      {asking && (
        <Leave
          isEdit={composer.mode.kind === 'edit'}
          uploading={composer.uploading}
          onKeep={leave}
          onDiscard={() => {
            composer.clear()
            leave()
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </Dialog>
  )
}

type LeaveProps = {
  isEdit: boolean
  uploading: boolean
  onKeep: () => void
  onDiscard: () => void
  onCancel: () => void
}

function Leave({ isEdit, uploading, onKeep, onDiscard, onCancel }: LeaveProps) {
  const upload = uploading ? ' The running upload stops.' : ''
  if (isEdit) {
    return (
      <Confirm
        title="Discard changes?"
        text={`What you changed in your Tweet is not saved yet.${upload}`}
        action="Discard"
        danger
        onConfirm={onDiscard}
        onCancel={onCancel}
      />
    )
  }
  return (
    <Confirm
      title="Keep this as a draft?"
      text={`You can finish and send a draft later.${upload}`}
      action="Keep draft"
      onConfirm={onKeep}
      onCancel={onCancel}
      other={{ label: 'Discard', onChoose: onDiscard }}
    />
  )
}
