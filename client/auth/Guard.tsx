import { createContext, use, useCallback, useEffect, useRef, type ReactNode } from 'react'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import { OverlayPart } from '../ui/PartBoundary.tsx'
import { useDialog } from '../hooks/useDialog.ts'
import { useViewer } from './viewer.ts'

const JoinDialog = lazyRoute(() => import('./JoinDialog.tsx'))

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
      {suggestion.isOpen && !loggedIn && (
        <OverlayPart onMissing={suggestion.close}>
          <JoinDialog onClose={suggestion.close} />
        </OverlayPart>
      )}
    </GuardContext>
  )
}
