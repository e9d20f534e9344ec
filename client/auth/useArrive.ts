import { useApolloClient } from '@apollo/client/react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { forgetPictures } from '../offline/forgetPictures.ts'
import { type Account, makeCurrent } from './accounts.ts'
import { endSessions } from './endSessions.ts'
import { wanted } from './wanted.ts'
import { toastSuccess } from '../ui/toast.ts'

/** Starts a session after log-in or sign-up, and opens the page that the user wanted. */
export function useArrive(): (account: Account, words?: string) => void {
  const navigate = useNavigate()
  const client = useApolloClient()
  const { state } = useLocation() as Location<unknown>
  return (account, words = 'Logged in') => {
    const replaced = makeCurrent(account)
    void endSessions(client, replaced)
    void forgetPictures()
    const { path, pathState } = wanted(state)
    void navigate(path ?? '/home', { replace: true, state: path && pathState })
    toastSuccess(words)
  }
}
