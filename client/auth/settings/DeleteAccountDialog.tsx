import { useMutation } from '@apollo/client/react'
import { useForm } from '../../apollo/useForm.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DeleteAccountDocument } from './Settings.generated.ts'
import css from './Settings.module.css'
import { SettingsForm, wrongPassword } from './SettingsForm.tsx'

type Values = { password: string }
/** `token` is that of a session other than the current one. */
type Props = { username: string; token?: string; onDeleted: () => void; onClose: () => void }

export default function DeleteAccountDialog({ username, token, onDeleted, onClose }: Props) {
  const [deleteAccount] = useMutation(DeleteAccountDocument, { context: { token } })
  const send = async ({ password }: Values) => {
    await deleteAccount({ variables: { input: { password } } })
    onDeleted()
  }
  const { form, busy, message, errorOf, clear } = useForm<Values>({
    check,
    send,
    messageFor: wrongPassword('password'),
  })
  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <div className={css.deletion}>
        <p>This deletes @{username} with all posts, replies, likes, bookmarks and follows. You cannot undo it.</p>
        <SettingsForm
          username={username}
          form={form}
          message={message}
          busy={busy}
          action={busy ? 'Deleting…' : 'Delete account'}
          danger
        >
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={errorOf('password')}
            onChange={() => clear('password')}
          />
        </SettingsForm>
      </div>
    </Dialog>
  )
}

function check({ password }: Values) {
  return password === '' ? [{ field: 'password', message: 'Please fill the password field!' }] : []
}
