import { useMutation } from '@apollo/client/react'
import { useForm } from '../apollo/useForm.ts'
import { SettingsForm, wrongPassword } from '../auth/settings/SettingsForm.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { RequestExportDocument } from './Exports.generated.ts'
import css from './Exports.module.css'

type Values = { password: string }
/** `token` is that of a session other than the current one. */
type Props = { username: string; token?: string; onClose: () => void }

export default function ExportDialog({ username, token, onClose }: Props) {
  const [request] = useMutation(RequestExportDocument, { context: { token } })
  const send = async ({ password }: Values) => {
    const { data } = await request({ variables: { input: { password } } })
    if (!data) return
    download(data.requestExport.path)
    toastSuccess('Your download begins')
    onClose()
  }
  const { form, busy, message, errorOf, clear } = useForm<Values>({
    check,
    send,
    messageFor: wrongPassword('password'),
  })
  return (
    <Dialog title="Download your data" onClose={onClose}>
      <div className={css.body}>
        <p>
          A ZIP file with what you wrote, your pictures and videos, likes, bookmarks, follows and settings, and pages to
          read in a browser.
        </p>
        <SettingsForm
          username={username}
          form={form}
          message={message}
          busy={busy}
          action={busy ? 'Preparing…' : 'Download'}
        >
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={errorOf('password')}
            onChange={() => clear('password')}
          />
        </SettingsForm>
      </div>
    </Dialog>
  )
}

/** A navigation would end when the dialog closes, which goes back in the history. */
function download(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}

function check({ password }: Values) {
  return password === '' ? [{ field: 'password', message: 'Please fill the password field!' }] : []
}
