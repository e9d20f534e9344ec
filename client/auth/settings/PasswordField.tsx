import { TextField } from '../../ui/TextField.tsx'

export function PasswordField({ error }: { error: string | undefined }) {
  return <TextField label="Password" name="password" type="password" autoComplete="current-password" error={error} />
}

export const passwordMissing = ({ password }: { password: string }) =>
  password === '' ? [{ field: 'password', message: 'Please fill the password field!' }] : []
