import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useForm } from '../apollo/useForm.ts'
import { codeProblems, wrongCode } from '../auth/CodeField.tsx'
import { PasswordField, passwordMissing } from '../auth/settings/PasswordField.tsx'
import { SettingsForm, wrongPassword } from '../auth/settings/SettingsForm.tsx'
import { useArrival } from '../hooks/useArrival.ts'
import { Button } from '../ui/Button.tsx'
import { copyText } from '../ui/copyText.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { StartTwoStepDocument, type StartTwoStepMutation, TurnOnTwoStepDocument } from './TwoStep.generated.ts'
import css from './TwoStep.module.css'

type SetUp = StartTwoStepMutation['startTwoStep']
type Props = { username: string; onTurnedOn: () => void; onClose: () => void }

export default function SetUpDialog({ username, onTurnedOn, onClose }: Props) {
  const [setUp, setSetUp] = useState<SetUp | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const onCodes = (made: readonly string[]) => {
    setCodes(made)
    toastSuccess('Two-step log-in is on')
    onTurnedOn()
  }
  return (
    <Dialog title={codes ? 'Recovery codes' : 'Two-step log-in'} onClose={onClose}>
      <div className={css.body}>
        {codes ? (
          <RecoveryCodes username={username} codes={codes} onDone={onClose} />
        ) : setUp ? (
          <AppForm username={username} setUp={setUp} onCodes={onCodes} />
        ) : (
          <PasswordForm username={username} onStarted={setSetUp} />
        )}
      </div>
    </Dialog>
  )
}

function PasswordForm({ username, onStarted }: { username: string; onStarted: (setUp: SetUp) => void }) {
  const [start] = useMutation(StartTwoStepDocument)
  const { form, busy, message, errorOf } = useForm<{ password: string }>({
    check: passwordMissing,
    send: async ({ password }) => {
      const { data } = await start({ variables: { input: { password } } })
      if (data) onStarted(data.startTwoStep)
    },
    messageFor: wrongPassword('password'),
  })
  return (
    <>
      <p>You need an authenticator app on your phone, or a password manager that makes codes.</p>
      <SettingsForm username={username} form={form} message={message} busy={busy} action="Continue">
        <PasswordField error={errorOf('password')} />
      </SettingsForm>
    </>
  )
}

type AppProps = { username: string; setUp: SetUp; onCodes: (codes: readonly string[]) => void }

function AppForm({ username, setUp: { setUp, secret, uri }, onCodes }: AppProps) {
  const [turnOn] = useMutation(TurnOnTwoStepDocument)
  const arrival = useArrival<HTMLParagraphElement>()
  const { form, busy, message, errorOf } = useForm<{ code: string }>({
    check: codeProblems,
    send: async ({ code }) => {
      const { data } = await turnOn({ variables: { input: { setUp, code } } })
      if (data) onCodes(data.turnOnTwoStep.recoveryCodes)
    },
    messageFor: wrongCode,
  })
  const copy = () =>
    copyText(secret).then(
      () => toastSuccess('Key copied'),
      () => toastError('The key could not be copied.'),
    )
  return (
    <>
      <p {...arrival}>Scan this with your app, or type the key there.</p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <p className={css.key}>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</p>
      <div className={css.buttons}>
        <Button size="small" kind="outline" onClick={() => void copy()}>
          Copy key
        </Button>
        <a className={css.open} href={uri}>
          Open an app on this device
        </a>
      </div>
      <SettingsForm username={username} form={form} message={message} busy={busy} action="Turn on">
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="Six digits that the app shows. Other devices are logged out."
          error={errorOf('code')}
        />
      </SettingsForm>
    </>
  )
}
