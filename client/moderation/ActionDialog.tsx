import type { FormEvent, ReactNode, Ref } from 'react'
import { keepFocus } from '../navigation/keepFocus.ts'
import { useBackGuard } from '../navigation/useLeaveGuard.ts'
import reports from '../reports/Reports.module.css'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FormProblem } from '../ui/FormProblem.tsx'

type Props = {
  title: string
  action: string
  danger?: boolean
  form: { ref: Ref<HTMLFormElement>; onSubmit: (event: FormEvent<HTMLFormElement>) => void; noValidate: boolean }
  busy: boolean
  message: string | null
  /** Reads again what the dialog is about. */
  onDone: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

export function ActionDialog({ title, action, danger = false, form, busy, message, onDone, onClose, children }: Props) {
  const close = () => {
    const giveBackFocus = keepFocus()
    onClose()
    // After a failure: another moderator, or the owner, may have acted first.
    if (message)
      void onDone().then(
        () => giveBackFocus(),
        () => {},
      )
  }
  useBackGuard(true, close)
  return (
    <Dialog title={title} onClose={close}>
      <form {...form} className={reports.form}>
        <FormProblem text={message} />
        {children}
        <Button type="submit" kind={danger ? 'danger' : 'primary'} size="large" wide busy={busy}>
          {action}
        </Button>
      </form>
    </Dialog>
  )
}
