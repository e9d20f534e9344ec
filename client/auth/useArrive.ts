import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { storeSession, type StoredUser } from './session.ts'
import { wanted } from './wanted.ts'
import { toastSuccess } from '../ui/toast.ts'

/** Starts a session after log-in or sign-up, and opens the page that the user wanted. */
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
