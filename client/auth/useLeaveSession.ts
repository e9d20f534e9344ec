import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { toastSuccess } from '../ui/toast.ts'
import { endSessions } from './endSessions.ts'

/** Leaves a session that is not the app's. `forget` deletes it in this browser. */
export function useLeaveSession(token: string, forget: () => void) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const leave = () => {
    forget()
    void navigate('/', { replace: true })
  }
  return {
    logOut: () => {
      void endSessions(client, [token])
      leave()
    },
    onDeleted: () => {
      leave()
      toastSuccess('Your account is deleted')
    },
  }
}
