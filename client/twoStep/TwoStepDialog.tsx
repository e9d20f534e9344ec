import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useForm } from '../apollo/useForm.ts'
import { CodeField, codeProblems, wrongCode } from '../auth/CodeField.tsx'
import { PasswordField, passwordMissing } from '../auth/settings/PasswordField.tsx'
import { SettingsForm, wrongPassword } from '../auth/settings/SettingsForm.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RenewRecoveryCodesDocument, TurnOffTwoStepDocument } from './TwoStep.generated.ts'
import css from './TwoStep.module.css'

type Values = { password: string; code: string }
type Props = { username: string; to: 'renew' | 'end'; onClose: () => void }

const words = {
  renew: {
    title: 'New recovery codes',
    text: 'You get ten new codes. Those that you have stop working.',
    action: 'Make new codes',
  },
  end: {
    title: 'Turn off two-step log-in?',
    text: 'Your password alone will be enough to log in. Your recovery codes stop working.',
    action: 'Turn off',
  },
} as const

export default function TwoStepDialog({ username, to, onClose }: Props) {
  const [renew] = useMutation(RenewRecoveryCodesDocument)
  const [turnOff] = useMutation(TurnOffTwoStepDocument)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const send = async ({ password, code }: Values) => {
    const variables = { input: { password, code } }
    if (to === 'renew') {
      const { data } = await renew({ variables })
      setCodes(data?.renewRecoveryCodes.recoveryCodes ?? null)
    } else {
      await turnOff({ variables })
      toastSuccess('Two-step log-in is off')
      onClose()
    }
  }
  const { title, text, action } = words[to]
  return (
    <Dialog title={codes ? 'Recovery codes' : title} onClose={onClose}>
      <div className={css.body}>
        {codes ? (
          <RecoveryCodes username={username} codes={codes} onDone={onClose} />
        ) : (
          <>
            <p>{text}</p>
            <BothSteps username={username} action={action} danger={to === 'end'} send={send} />
          </>
        )}
      </div>
    </Dialog>
  )
}

type FormProps = { username: string; action: string; danger: boolean; send: (values: Values) => Promise<void> }

function BothSteps({ username, action, danger, send }: FormProps) {
  const messageFor = (code: string | null) => wrongPassword('password')(code) ?? wrongCode(code)
  const { form, busy, message, errorOf, clear } = useForm<Values>({ check, send, messageFor })
  return (
    <SettingsForm username={username} form={form} message={message} busy={busy} action={action} danger={danger}>
      <PasswordField error={errorOf('password')} />
      <CodeField error={errorOf('code')} onSwitch={() => clear('code')} />
    </SettingsForm>
  )
}

const check = (values: Values) => [...passwordMissing(values), ...codeProblems(values)]
