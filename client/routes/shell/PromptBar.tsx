import { X } from 'lucide-react'
import { useState } from 'react'
import { useHasSignUpRequest } from '../../auth/signUpRequest.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useSettings } from '../../ui/settings.tsx'
import { session } from '../../ui/storage.ts'
import { useIsServed } from '../../ui/useServed.ts'
import css from './PromptBar.module.css'

const storageKey = 'prompt-dismissed'

/** The server always sends the banner; `/theme.js` hides one that was dismissed. */
const wasDismissed = () => session.read(storageKey) !== null

/** The sign-up banner for guests. Once dismissed, it stays hidden in this tab. */
export function PromptBar() {
  const { brand, signUp } = useSettings()
  const isWaiting = useHasSignUpRequest()
  const isServed = useIsServed()
  const [dismissed, setDismissed] = useState(false)
  if (!isServed && (dismissed || wasDismissed())) return null
  const dismiss = () => {
    session.write(storageKey, '')
    setDismissed(true)
  }
  return (
    <aside data-prompt aria-label={`Join ${brand}`} className={css.bar}>
      <div className={css.inner}>
        <div className={css.words}>
          <p className={css.title}>{isWaiting ? 'Your request is waiting' : "Don't miss what's happening"}</p>
          <p className={css.text}>
            {isWaiting ? 'A moderator looks at it.' : `People on ${brand} are the first to know.`}
          </p>
        </div>
        <div className={css.actions}>
          {isWaiting ? (
            <ButtonLink to="/waiting" className={css.signUp}>
              Your request
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to="/login" kind="plain" className={css.logIn}>
                Log in
              </ButtonLink>
              {signUp !== 'CLOSED' && (
                <ButtonLink to="/signup" className={css.signUp}>
                  Sign up
                </ButtonLink>
              )}
            </>
          )}
          <IconButton label="Close" className={css.close} onClick={dismiss}>
            <X size={20} aria-hidden />
          </IconButton>
        </div>
      </div>
    </aside>
  )
}
