import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { storeSession, type StoredUser } from './session.ts'
import { toastSuccess } from '../ui/toast.ts'

/** Begins a session: stores it, goes on to the page that the person wanted, and says so. */
export function useArrive(): (session: { token: string; user: StoredUser }) => void {
  const navigate = useNavigate()
  const { state } = useLocation() as Location<unknown>
  return ({ token, user }) => {
    storeSession(token, user)
    const { path, pathState } = wanted(state)
    void navigate(path ?? '/home', { replace: true, state: path && pathState })
    toastSuccess('Logged in')
  }
}

/** The page that asked for the log-in, with its state: a dialog that was open there opens again. */
function wanted(state: unknown): { path: string | null; pathState?: unknown } {
  if (typeof state !== 'object' || state === null || !('from' in state)) return { path: null }
  const { from } = state
  const isPath = typeof from === 'string' && from.startsWith('/') && !from.startsWith('//')
  return isPath ? { path: from, pathState: 'fromState' in state ? state.fromState : undefined } : { path: null }
}
