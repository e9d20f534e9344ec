import { useMutation } from '@apollo/client/react'
import { passwordProblem } from '../../../server/auth/auth.rules.ts'
import { useForm } from '../../apollo/useForm.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { ChangePasswordDocument } from './Settings.generated.ts'
import { SettingsForm, wrongPassword } from './SettingsForm.tsx'

type Values = { currentPassword: string; newPassword: string; confirmPassword: string }

/** `token` belongs to a session other than the current one. */
type Props = { username: string; token?: string; onDone: () => void }

export function PasswordForm({ username, token, onDone }: Props) {
  const [changePassword] = useMutation(ChangePasswordDocument, { context: { token } })
  const send = async ({ currentPassword, newPassword }: Values) => {
    await changePassword({ variables: { input: { currentPassword, newPassword } } })
    toastSuccess('Password changed')
    onDone()
  }
  const messageFor = wrongPassword('currentPassword')
  const { form, busy, message, errorOf } = useForm<Values>({ check, send, messageFor })
  const field = (name: keyof Values) => ({ name, error: errorOf(name) })
  return (
    <SettingsForm username={username} form={form} message={message} busy={busy} action="Change password">
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 6 characters. Other devices are logged out."
        {...field('newPassword')}
      />
      <TextField label="Confirm password" type="password" autoComplete="new-password" {...field('confirmPassword')} />
    </SettingsForm>
  )
}

function check({ currentPassword, newPassword, confirmPassword }: Values) {
  const current = currentPassword === '' ? 'Please fill the current password field!' : null
  const different = newPassword === confirmPassword ? null : "Confirm password doesn't match!"
  return [
    ...asProblem('currentPassword', current),
    ...asProblem('newPassword', passwordProblem(newPassword)),
    ...asProblem('confirmPassword', different),
  ]
}

const asProblem = (field: string, message: string | null) => (message ? [{ field, message }] : [])
