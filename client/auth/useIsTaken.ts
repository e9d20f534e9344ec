import { useQuery } from '@apollo/client/react'
import { usernameProblem } from '../../server/users/users.rules.ts'
import { useDebouncedValue } from '../hooks/useDebouncedValue.ts'
import { IsTakenDocument } from './IsTaken.generated.ts'

/** Whether the server says, when typing pauses, that a username is taken. */
export function useIsTaken(username: string): boolean {
  const settled = useDebouncedValue(username, 400)
  const { data } = useQuery(IsTakenDocument, {
    variables: { username: settled },
    // If the check fails, the server still checks when the form is sent.
    skip: settled !== username || usernameProblem(username) !== null,
    fetchPolicy: 'no-cache',
  })
  return Boolean(data?.user)
}
