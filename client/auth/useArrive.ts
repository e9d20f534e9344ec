import { useLocation, useNavigate } from 'react-router-dom'
import { storeSession, type StoredUser } from './session.ts'
import { toastSuccess } from '../ui/toast.ts'

/** What happens when a session begins: it is stored, the person goes to where they wanted to be, and is told. */
export function useArrive(): (session: { token: string; user: StoredUser }) => void {
  const navigate = useNavigate()
  const from = wantedPath(useLocation().state)
  return ({ token, user }) => {
    storeSession(token, user)
    void navigate(from ?? '/home', { replace: true })
    toastSuccess('Logged in')
  }
}

function wantedPath(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : null
}
