import { useForm } from '../../apollo/useForm.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { PasswordField, passwordMissing } from './PasswordField.tsx'
import css from './Settings.module.css'
import { SettingsForm, wrongPassword } from './SettingsForm.tsx'

type Values = { password: string }

type Props = {
  title: string
  text: string
  username: string
  /** The button's text, at rest and while `send` runs. */
  action: readonly [string, string]
  danger?: boolean
  send(password: string): Promise<void>
  onClose: () => void
}

export function PasswordConfirmation({ title, text, username, action, danger = false, send, onClose }: Props) {
  const { form, busy, message, errorOf } = useForm<Values>({
    check: passwordMissing,
    send: ({ password }) => send(password),
    messageFor: wrongPassword('password'),
  })
  const [rest, running] = action
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={css.deletion}>
        <p>{text}</p>
        <SettingsForm
          username={username}
          form={form}
          message={message}
          busy={busy}
          action={busy ? running : rest}
          danger={danger}
        >
          <PasswordField error={errorOf('password')} />
        </SettingsForm>
      </div>
    </Dialog>
  )
}
