import { TextField } from '../../ui/TextField.tsx'

type Props = { error: string | undefined; onChange: () => void }

/** The field `password` of a form that the account's password confirms. */
export function PasswordField(props: Props) {
  return <TextField label="Password" name="password" type="password" autoComplete="current-password" {...props} />
}

/** What is wrong with it before it is sent. */
export const passwordMissing = ({ password }: { password: string }) =>
  password === '' ? [{ field: 'password', message: 'Please fill the password field!' }] : []
