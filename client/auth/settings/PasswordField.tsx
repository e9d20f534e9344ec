import { TextField } from '../../ui/TextField.tsx'

type Props = { error: string | undefined; onChange: () => void }

export function PasswordField(props: Props) {
  return <TextField label="Password" name="password" type="password" autoComplete="current-password" {...props} />
}

export const passwordMissing = ({ password }: { password: string }) =>
  password === '' ? [{ field: 'password', message: 'Please fill the password field!' }] : []
