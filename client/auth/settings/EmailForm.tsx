import { useMutation } from '@apollo/client/react'
import { emailProblem } from '../../../server/auth/auth.rules.ts'
import { useForm } from '../../apollo/useForm.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { ChangeEmailDocument } from './Settings.generated.ts'
import { SettingsForm, wrongPassword } from './SettingsForm.tsx'

type Values = { email: string; password: string }
type Props = { username: string; email: string; onDone: () => void }

export function EmailForm({ username, email, onDone }: Props) {
  const [changeEmail] = useMutation(ChangeEmailDocument)
  const send = async (typed: Values) => {
    const input = { email: typed.email, password: typed.password }
    const { data } = await changeEmail({ variables: { input } })
    const sentTo = data?.changeEmail.confirmationSentTo
    toastSuccess(sentTo ? `Open the link that we sent to ${sentTo}` : 'Email changed')
    onDone()
  }
  const { form, busy, message, errorOf } = useForm<Values>({
    check,
    send,
    messageFor: wrongPassword('password'),
  })
  const field = (name: keyof Values) => ({ name, error: errorOf(name) })
  return (
    <SettingsForm username={username} form={form} message={message} busy={busy} action="Change email">
      <TextField label="Email" type="email" autoComplete="email" defaultValue={email} {...field('email')} />
      <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
    </SettingsForm>
  )
}

function check({ email, password }: Values) {
  const problem = emailProblem(email)
  return [
    ...(problem ? [{ field: 'email', message: problem }] : []),
    ...(password === '' ? [{ field: 'password', message: 'Please fill the password field!' }] : []),
  ]
}
