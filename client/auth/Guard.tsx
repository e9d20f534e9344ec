import { createContext, use, useCallback, type ReactNode } from 'react'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import { OverlayPart } from '../ui/PartBoundary.tsx'
import { useDialog } from '../hooks/useDialog.ts'
import { useViewer } from './viewer.ts'

const JoinDialog = lazyRoute(() => import('./JoinDialog.tsx'), 'guests')

const GuardContext = createContext<(act: () => void) => void>((act) => act())

/** Returns a function that runs `act` for a member and asks a guest to log in or sign up. */
export function useGuard(): (act: () => void) => void {
  return use(GuardContext)
}

export function Guard({ children }: { children: ReactNode }) {
  const { loggedIn } = useViewer()
  const { isOpen, open, close } = useDialog('join')
  const guard = useCallback((act: () => void) => (loggedIn ? act() : open()), [loggedIn, open])
  return (
    <GuardContext value={guard}>
      {children}
      {isOpen && !loggedIn && (
        <OverlayPart onMissing={close}>
          <JoinDialog onClose={close} />
        </OverlayPart>
      )}
    </GuardContext>
  )
}
