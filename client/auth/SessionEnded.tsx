import { ButtonLink } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

export function SessionEnded({ username }: { username: string }) {
  return (
    <Notice title="Log in again" text={`This session of @${username} has ended.`}>
      <ButtonLink to="/login" replace>
        Log in
      </ButtonLink>
    </Notice>
  )
}
