import { Dialog } from '../../ui/Dialog.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import css from './Settings.module.css'

/** `token` belongs to a session other than the current one. */
type Props = { username: string; token: string; onClose: () => void }

export default function PasswordDialog({ username, token, onClose }: Props) {
  return (
    <Dialog title="Change your password" onClose={onClose}>
      <div className={css.deletion}>
        <PasswordForm username={username} token={token} onDone={onClose} />
      </div>
    </Dialog>
  )
}
