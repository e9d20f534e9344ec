import { createContext, use, useCallback, useEffect, useRef, type ReactNode } from 'react'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import { OverlayPart } from '../ui/PartBoundary.tsx'
import { useDialog } from '../hooks/useDialog.ts'
import { useViewer } from './viewer.ts'

const JoinDialog = lazyRoute(() => import('./JoinDialog.tsx'), 'guests')

const GuardContext = createContext<(act: () => void) => void>((act) => act())

/** Returns a stable function that runs `act` for a member and asks a guest to log in or sign up. */
export function useGuard(): (act: () => void) => void {
  return use(GuardContext)
}

export function Guard({ children }: { children: ReactNode }) {
  const { loggedIn } = useViewer()
  const joinDialog = useDialog('join')
  const latest = useRef({ loggedIn, ask: joinDialog.open })
  useEffect(() => {
    latest.current = { loggedIn, ask: joinDialog.open }
  })
  const guard = useCallback((act: () => void) => {
    if (latest.current.loggedIn) act()
    else latest.current.ask()
  }, [])
  return (
    <GuardContext value={guard}>
      {children}
      {joinDialog.isOpen && !loggedIn && (
        <OverlayPart onMissing={joinDialog.close}>
          <JoinDialog onClose={joinDialog.close} />
        </OverlayPart>
      )}
    </GuardContext>
  )
}
