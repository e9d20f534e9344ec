import { AlertDialog } from 'radix-ui'
import { Button } from './Button.tsx'
import css from './Confirm.module.css'
import dialog from './Dialog.module.css'
import { Mark } from './Mark.tsx'
import { useReturnFocus } from '../navigation/useReturnFocus.ts'

type Props = {
  title: string
  text: string
  action: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
  /** A second action. */
  other?: { label: string; onChoose: () => void }
}

/** A dialog that asks the user to confirm an action. */
export function Confirm({ title, text, action, danger = false, busy = false, onConfirm, onCancel, other }: Props) {
  const returnFocus = useReturnFocus()
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialog.overlay}>
          <AlertDialog.Content className={`${dialog.content} ${dialog.card} ${css.box}`} onCloseAutoFocus={returnFocus}>
            <Mark size={36} className={css.mark ?? ''} />
            <AlertDialog.Title className={css.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description className={css.text}>{text}</AlertDialog.Description>
            <Button kind={danger ? 'danger' : 'inverse'} size="large" wide busy={busy} onClick={onConfirm}>
              {action}
            </Button>
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
