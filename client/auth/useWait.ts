import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import type { Account } from './accounts.ts'
import { endSessions } from './endSessions.ts'
import { keepSignUpRequest, readSignUpRequest } from './signUpRequest.ts'

/** Keeps the session of an account that waits to be let in, ends the one kept before, and opens its page. */
export function useWait(): (account: Account) => void {
  const navigate = useNavigate()
  const client = useApolloClient()
  return ({ token, user: { username } }) => {
    const replaced = readSignUpRequest()
    if (replaced) void endSessions(client, [replaced.token])
    keepSignUpRequest({ token, username })
    void navigate('/waiting', { replace: true })
  }
}
