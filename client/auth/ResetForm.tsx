import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { passwordProblem } from '../../server/auth/auth.rules.ts'
import { useForm } from '../apollo/useForm.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { ResetPasswordDocument } from './Auth.generated.ts'
import css from './AuthForm.module.css'
import { FormHead } from './FormHead.tsx'

type Values = { password: string; confirmPassword: string }

/** Sets a new password with the token after the `#` of the address, which browsers send to no server. */
export function ResetForm() {
  const { hash } = useLocation()
  const [token] = useState(hash.slice(1))
  const { form, busy, message, errorOf } = useForm<Values>({ check: problemsOf, send: useReset(token) })
  const field = (name: keyof Values) => ({ name, error: errorOf(name) })
  return (
    <div className={css.body}>
      <FormHead title="Choose a new password" message={message} />
      <form {...form} className={css.form}>
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="At least 6 characters. All devices are logged out."
          {...field('password')}
        />
        <TextField label="Confirm password" type="password" autoComplete="new-password" {...field('confirmPassword')} />
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? 'Changing…' : 'Change password'}
        </Button>
      </form>
    </div>
  )
}

function problemsOf({ password, confirmPassword }: Values) {
  const problem = passwordProblem(password)
  if (problem) return [{ field: 'password', message: problem }]
  return password === confirmPassword ? [] : [{ field: 'confirmPassword', message: "Confirm password doesn't match!" }]
}

function useReset(token: string) {
  const [reset] = useMutation(ResetPasswordDocument)
  const navigate = useNavigate()
  return async ({ password }: Values) => {
    const { data } = await reset({ variables: { input: { token, password } } })
    if (!data) return
    toastSuccess('Password changed')
    void navigate('/login', { replace: true, state: { username: data.resetPassword.username } })
  }
}
