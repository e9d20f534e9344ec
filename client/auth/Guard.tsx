import { createContext, use, useCallback, useEffect, useRef, type ReactNode } from 'react'
import { ButtonLink } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Mark } from '../ui/Mark.tsx'
import { useSettings } from '../ui/settings.tsx'
import { useDialog } from '../ui/useDialog.ts'
import css from './Guard.module.css'
import { useViewer } from './viewer.ts'

const GuardContext = createContext<(act: () => void) => void>((act) => act())

/** Runs what only a logged-in person can do; a guest is asked to log in or sign up instead. Never changes. */
export function useGuard(): (act: () => void) => void {
  return use(GuardContext)
}

/** Guards everything inside, and shows the suggestion to guests. */
export function Guard({ children }: { children: ReactNode }) {
  const { loggedIn } = useViewer()
  const suggestion = useDialog('join')
  const latest = useRef({ loggedIn, suggest: suggestion.open })
  useEffect(() => {
    latest.current = { loggedIn, suggest: suggestion.open }
  })
  const guard = useCallback((act: () => void) => {
    if (latest.current.loggedIn) act()
    else latest.current.suggest()
  }, [])
  return (
    <GuardContext value={guard}>
      {children}
      {suggestion.isOpen && !loggedIn && <Suggestion onClose={suggestion.close} />}
    </GuardContext>
  )
}

function Suggestion({ onClose }: { onClose: () => void }) {
  const { brand } = useSettings()
  return (
    <Dialog title={`Join ${brand}`} quiet onClose={onClose}>
      <div className={css.body}>
        <Mark size={44} className={css.mark ?? ''} />
        <p className={css.title}>Join the conversation</p>
        <p className={css.text}>
          With an account you can like, save and answer posts, and follow the people you enjoy.
        </p>
        <ButtonLink to="/login" replace size="large" wide>
          Log in
        </ButtonLink>
        <ButtonLink to="/signup" replace kind="plain" size="large" wide>
          Signup
        </ButtonLink>
      </div>
    </Dialog>
  )
}
