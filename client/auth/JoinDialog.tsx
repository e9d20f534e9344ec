import { ButtonLink } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { SiteMark } from '../ui/SiteMark.tsx'
import { useSettings } from '../ui/settings.tsx'
import { useHasSignUpRequest } from './signUpRequest.ts'
import css from './JoinDialog.module.css'

export default function JoinDialog({ onClose }: { onClose: () => void }) {
  const { brand, signUp } = useSettings()
  if (useHasSignUpRequest()) return <WaitingDialog onClose={onClose} />
  return (
    <Dialog title={`Join ${brand}`} quiet onClose={onClose}>
      <div className={css.body}>
        <SiteMark size={44} className={css.mark} />
        <p className={css.title}>Join the conversation</p>
        <p className={css.text}>With an account you can like, bookmark and reply to posts, and follow people.</p>
        <ButtonLink to="/login" replace size="large" wide>
          Log in
        </ButtonLink>
        {signUp !== 'CLOSED' && (
          <ButtonLink to="/signup" replace kind="plain" size="large" wide>
            Signup
          </ButtonLink>
        )}
      </div>
    </Dialog>
  )
}

function WaitingDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Your request" quiet onClose={onClose}>
      <div className={css.body}>
        <SiteMark size={44} className={css.mark} />
        <p className={css.title}>Your request is waiting</p>
        <p className={css.text}>A moderator looks at it. Until then you can read.</p>
        <ButtonLink to="/waiting" replace size="large" wide>
          Your request
        </ButtonLink>
      </div>
    </Dialog>
  )
}
