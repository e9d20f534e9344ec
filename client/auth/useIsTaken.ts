import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { usernameProblem } from '../../server/users/users.rules.ts'
import { IsTakenDocument } from './IsTaken.generated.ts'

/** When typing pauses, asks the server whether a username is taken. Ignores answers for older names. */
export function useIsTaken(): { isTaken: boolean; look: (username: string) => void } {
  const client = useApolloClient()
  const [isTaken, setTaken] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = async (username: string) => {
    const { data } = await client.query({ query: IsTakenDocument, variables: { username }, fetchPolicy: 'no-cache' })
    if (latest.current === username) setTaken(Boolean(data?.user))
  }
  const look = (username: string) => {
    latest.current = username
    setTaken(false)
    clearTimeout(timer.current)
    // If the check fails, the server still checks when the form is sent.
    if (!usernameProblem(username)) timer.current = setTimeout(() => void ask(username).catch(() => {}), 400)
  }
  return { isTaken, look }
}
