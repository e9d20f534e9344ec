import type { FormEvent, ReactNode, Ref } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import css from './Settings.module.css'

type Props = {
  username: string
  form: { ref: Ref<HTMLFormElement>; onSubmit: (event: FormEvent<HTMLFormElement>) => void; noValidate: boolean }
  message: string | null
  busy: boolean
  action: string
  danger?: boolean
  children: ReactNode
}

/** A form with its fields as children. The hidden username tells password managers whose password changes. */
export function SettingsForm({ username, form, message, busy, action, danger = false, children }: Props) {
  return (
    <form {...form} className={css.form}>
      <FormProblem text={message} />
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      {children}
      <Button type="submit" kind={danger ? 'danger' : 'primary'} className={css.submit} busy={busy}>
        {action}
      </Button>
    </form>
  )
}

export function wrongPassword(field: string) {
  return (code: string | null) =>
    code === 'INVALID_CREDENTIALS' ? { field, message: 'This is not your password.' } : null
}
