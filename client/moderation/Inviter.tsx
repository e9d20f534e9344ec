import { useQuery } from '@apollo/client/react'
import { Link } from '../navigation/Link.tsx'
import { InviterDocument } from './Account.generated.ts'
import { accountPath } from './words.ts'

export function Inviter({ userId }: { userId: string }) {
  const { data } = useQuery(InviterDocument, { variables: { userId } })
  if (!data?.inviter) return null
  const { username } = data.inviter
  return (
    <li>
      Invited by <Link to={accountPath(username)}>@{username}</Link>
    </li>
  )
}
