import { useApolloClient } from '@apollo/client/react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { forgetPictures } from '../offline/forgetPictures.ts'
import { type Account, makeCurrent } from './accounts.ts'
import { endSessions } from './endSessions.ts'
import { keepSignUpRequest, readSignUpRequest } from './signUpRequest.ts'
import { wanted } from './wanted.ts'
import { toastSuccess } from '../ui/toast.ts'

/** Starts a session after log-in or sign-up, and opens the page that the user wanted. */
export function useArrive(): (account: Account, words?: string) => void {
  const navigate = useNavigate()
  const client = useApolloClient()
  const { state } = useLocation() as Location<unknown>
  return (account, words = 'Logged in') => {
    const replaced = makeCurrent(account)
    // Once a moderator let the account in, the session of its request is as good as this one.
    const request = readSignUpRequest()
    if (request?.username === account.user.username) {
      keepSignUpRequest(null)
      if (request.token !== account.token) replaced.push(request.token)
    }
    void endSessions(client, replaced)
    void forgetPictures()
    const { path, pathState } = wanted(state)
    void navigate(path ?? '/home', { replace: true, state: path && pathState })
    toastSuccess(words)
  }
}
