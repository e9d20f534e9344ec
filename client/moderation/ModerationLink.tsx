import { useQuery } from '@apollo/client/react'
import { ButtonLink } from '../ui/Button.tsx'
import { MyRoleDocument } from './Moderation.generated.ts'

/** The way to the queue, for moderators and administrators. */
export function ModerationLink() {
  const { data } = useQuery(MyRoleDocument)
  const role = data?.viewer?.role ?? 'MEMBER'
  if (role === 'MEMBER') return null
  return (
    <ButtonLink to="/moderation" kind="outline">
      Reports to moderate
    </ButtonLink>
  )
}
