import { useForm } from '../apollo/useForm.ts'
import { Button } from '../ui/Button.tsx'
import css from './AuthForm.module.css'
import { CodeField, codeProblems, wrongCode } from './CodeField.tsx'
import { FormHead } from './FormHead.tsx'

type Values = { code: string }
type Props = { username: string; send: (code: string) => Promise<void>; onBack: () => void }

export function CodeForm({ username, send, onBack }: Props) {
  const { form, busy, message, errorOf, clear } = useForm<Values>({
    check: codeProblems,
    send: ({ code }) => send(code),
    messageFor: wrongCode,
  })
  return (
    <div className={css.body}>
      <FormHead title="Enter your code" message={message} />
      <form {...form} className={css.form}>
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        <CodeField focused error={errorOf('code')} onSwitch={() => clear('code')} />
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? 'Logging in…' : 'Log in'}
        </Button>
      </form>
      <Button kind="plain" onClick={onBack}>
        Back
      </Button>
    </div>
  )
}
