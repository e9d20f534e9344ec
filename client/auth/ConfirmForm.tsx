import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useForm } from '../apollo/useForm.ts'
import { Button } from '../ui/Button.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { ConfirmEmailDocument } from './Auth.generated.ts'
import css from './AuthForm.module.css'
import { FormHead } from './FormHead.tsx'

/** Confirms an address with the token in the link, but only after a press: programs that check mails open links. */
export function ConfirmForm() {
  const { hash } = useLocation()
  const [token] = useState(hash.slice(1))
  const [confirm] = useMutation(ConfirmEmailDocument)
  const navigate = useNavigate()
  const send = async () => {
    const { data } = await confirm({ variables: { input: { token } } })
    if (!data) return
    toastSuccess(`@${data.confirmEmail.username} has a new email address`)
    void navigate('/', { replace: true })
  }
  const { form, busy, message } = useForm<Record<string, string>>({ check: () => [], send })
  return (
    <div className={css.body}>
      <FormHead title="Confirm your new address" message={message} />
      <p>Your account uses it from then on, also for a forgotten password.</p>
      <form {...form} className={css.form}>
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? 'Confirming…' : 'Confirm'}
        </Button>
      </form>
    </div>
  )
}
