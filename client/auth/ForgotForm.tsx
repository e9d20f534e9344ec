import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { emailProblem } from '../../server/auth/auth.rules.ts'
import { useForm } from '../apollo/useForm.ts'
import { Link } from '../navigation/Link.tsx'
import { Button } from '../ui/Button.tsx'
import { useSettings } from '../ui/settings.tsx'
import { TextField } from '../ui/TextField.tsx'
import { RequestPasswordResetDocument } from './Auth.generated.ts'
import css from './AuthForm.module.css'
import { FormHead } from './FormHead.tsx'

type Values = { email: string }

/** Asks for a link to a new password by mail. It says the same whether or not the account exists. */
export function ForgotForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { sendsMail } = useSettings()
  return (
    <div className={css.body}>
      {sentTo !== null ? (
        <>
          <FormHead title="Check your mail" />
          <p role="status">
            If there is an account with the address {sentTo}, a link for a new password is on its way. It works for 30
            minutes. If nothing comes, look among unwanted mail, or try the address that you signed up with.
          </p>
        </>
      ) : sendsMail ? (
        <AddressForm onSent={setSentTo} />
      ) : (
        <>
          <FormHead title="Forgot your password?" />
          <p>This site sends no mail. Ask whoever runs it for a link.</p>
        </>
      )}
      <p className={css.other}>
        <Link to="/login" replace>
          Back to log in
        </Link>
      </p>
    </div>
  )
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const [ask] = useMutation(RequestPasswordResetDocument)
  const send = async ({ email }: Values) => {
    await ask({ variables: { input: { email } } })
    onSent(email.trim())
  }
  const { form, busy, message, errorOf } = useForm<Values>({ check, send })
  return (
    <>
      <FormHead title="Forgot your password?" message={message} />
      <form {...form} className={css.form}>
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          hint="We send a link to it with which you choose a new password."
          error={errorOf('email')}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? 'Sending…' : 'Send link'}
        </Button>
      </form>
    </>
  )
}

function check({ email }: Values) {
  const message = emailProblem(email)
  return message ? [{ field: 'email', message }] : []
}
