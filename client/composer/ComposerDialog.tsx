import { useEffect, useState, type ReactNode } from 'react'
import { useDialogs } from '../hooks/useDialog.ts'
import { useBackGuard } from '../navigation/useLeaveGuard.ts'
import { Button } from '../ui/Button.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import { Bone } from '../ui/Skeleton.tsx'
import { toastError } from '../ui/toast.ts'
import { OverlayPart } from '../ui/PartBoundary.tsx'
import css from './Composer.module.css'
import { ComposerForm } from './ComposerForm.tsx'
import { type ComposerMode, type Draft, isBlank } from './draft.ts'
import { fullList } from './draftList.ts'
import { takeHanded } from './shared.ts'
import { isSending } from './underWay.ts'
import { useComposer } from './useComposer.ts'

const DraftsDialog = lazyRoute(() => import('./DraftsDialog.tsx'), 'members')

type Props = {
  title: string
  mode: ComposerMode
  initial?: Draft | undefined
  onClose: () => void
  children?: ReactNode
}

type Above = 'leave' | 'drafts' | null

/**
 * A composer in a dialog, below `children`. Closing it with unsent content asks whether to save the draft; while the
 * content is being sent, it asks nothing, and the draft stays stored if that fails.
 */
export function ComposerDialog({ title, mode, initial, onClose, children }: Props) {
  const [above, setAbove] = useState<Above>(null)
  const { open } = useDialogs()
  const leave = () => {
    if (composer.isBareQuote && !isSending(composer.draft.id)) composer.clear()
    setAbove(null)
    release()
    onClose()
  }
  const composer = useComposer({ mode, ...(initial ? { initial } : {}), onDone: leave })
  const close = () => (composer.isUnsaved && !isSending(composer.draft.id) ? setAbove('leave') : leave())
  const release = useBackGuard(composer.isUnsaved || composer.isBareQuote, close)
  const stay = () => setAbove(null)
  const save = () => {
    if (composer.save()) return leave()
    toastError(fullList)
    setAbove('drafts')
  }
  useEffect(() => {
    if (mode.kind === 'new') composer.attachments.addFiles(takeHanded())
    // Once, when the dialog opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const drafts = mode.kind !== 'edit' && (
    // A running upload would end in whichever draft is chosen.
    <Button
      kind="plain"
      size="small"
      disabled={composer.busy || composer.attachments.awaited}
      onClick={() => setAbove('drafts')}
    >
      Drafts
    </Button>
  )
  return (
    <Dialog title={title} kind="sheet" action={drafts} onClose={close}>
      {children}
      {mode.kind === 'edit' && !initial ? <Coming /> : <ComposerForm composer={composer} inDialog />}
      {above === 'leave' && (
        <Leave
          isEdit={mode.kind === 'edit'}
          isBlank={isBlank(composer.draft)}
          waiting={composer.attachments.waiting}
          onSave={save}
          onDiscard={() => {
            composer.clear()
            leave()
          }}
          onCancel={stay}
        />
      )}
      {above === 'drafts' && (
        <OverlayPart onMissing={stay}>
          <DraftsDialog
            mode={mode}
            onOpen={(name) => {
              release()
              open(name, { replace: true })
            }}
            onClose={stay}
          />
        </OverlayPart>
      )}
    </Dialog>
  )
}

function Coming() {
  return (
    <div role="status" aria-label="Loading" className={css.coming}>
      <Bone />
      <Bone />
    </div>
  )
}

type LeaveProps = {
  isEdit: boolean
  isBlank: boolean
  waiting: boolean
  onSave: () => void
  onDiscard: () => void
  onCancel: () => void
}

function Leave({ isEdit, isBlank: isNothingElse, waiting, onSave, onDiscard, onCancel }: LeaveProps) {
  const lost = waiting ? ' A file that is not uploaded is lost.' : ''
  const discard = { action: 'Discard', danger: true, onConfirm: onDiscard, onCancel }
  if (isEdit)
    return (
      <Confirm title="Discard changes?" text={`What you changed in your Tweet is not saved yet.${lost}`} {...discard} />
    )
  if (isNothingElse)
    return <Confirm title="Discard this?" text="It has only a file that is not uploaded." {...discard} />
  return (
    <Confirm
      title="Save this as a draft?"
      text={`You find it under Drafts, to finish and send it later.${lost}`}
      action="Save draft"
      onConfirm={onSave}
      onCancel={onCancel}
      other={{ label: 'Discard', onChoose: onDiscard }}
    />
  )
}
