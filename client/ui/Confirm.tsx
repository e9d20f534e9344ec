import { AlertDialog } from 'radix-ui'
import { useRef, useState } from 'react'
import { Button } from './Button.tsx'
import css from './Confirm.module.css'
import dialog from './Dialog.module.css'
import { Mark } from './Mark.tsx'
import { useReturnFocus } from '../navigation/useReturnFocus.ts'

type Props = {
  title: string
  text: string
  action: string
  /** The label of the button while the action runs; by default the usual one. */
  waiting?: string
  danger?: boolean
  /** If it returns a promise, the button waits for the dialog to close. */
  onConfirm: () => void | Promise<void>
  onCancel: () => void
  other?: { label: string; onChoose: () => void }
}

export function Confirm({ title, text, onCancel, other, ...act }: Props) {
  const returnFocus = useReturnFocus()
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialog.overlay}>
          <AlertDialog.Content className={`${dialog.content} ${dialog.card} ${css.box}`} onCloseAutoFocus={returnFocus}>
            <Mark size={36} className={css.mark} />
            <AlertDialog.Title className={css.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description className={css.text}>{text}</AlertDialog.Description>
            <Act {...act} />
            {other && (
              <Button kind="plain" size="large" wide onClick={other.onChoose}>
                {other.label}
              </Button>
            )}
            <AlertDialog.Cancel asChild>
              <Button kind="plain" size="large" wide>
                Cancel
              </Button>
            </AlertDialog.Cancel>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

type ActProps = Pick<Props, 'action' | 'waiting' | 'danger' | 'onConfirm'>

/** The button shows that it waits only after this time: most answers come sooner. */
const patienceMs = 150

/** The button has its own state, so that a press does not render the whole dialog. */
function Act({ action, waiting = action, danger = false, onConfirm }: ActProps) {
  const [busy, setBusy] = useState(false)
  const isActing = useRef(false)
  const act = () => {
    if (isActing.current) return
    const acting = onConfirm()
    if (!acting) return
    isActing.current = true
    const timer = setTimeout(() => setBusy(true), patienceMs)
    void acting.finally(() => clearTimeout(timer))
  }
  return (
    <Button kind={danger ? 'danger' : 'inverse'} size="large" wide busy={busy} onClick={act}>
      {busy ? waiting : action}
    </Button>
  )
}
