import { useQuery } from '@apollo/client/react'
import { ButtonLink } from '../ui/Button.tsx'
import { useSettings } from '../ui/settings.tsx'
import { MyRoleDocument } from './Moderation.generated.ts'
import { blocklistPath, signUpsPath, sitePath, wordsPath } from './words.ts'

export function ModerationLink() {
  const { data } = useQuery(MyRoleDocument)
  const { signUp } = useSettings()
  const role = data?.viewer?.role ?? 'MEMBER'
  if (role === 'MEMBER') return null
  return (
    <>
      <ButtonLink to="/moderation" kind="outline">
        Reports to moderate
      </ButtonLink>
      {signUp === 'BY_APPROVAL' && (
        <ButtonLink to={signUpsPath} kind="outline">
          Requests to join
        </ButtonLink>
      )}
      <ButtonLink to={blocklistPath} kind="outline">
        Blocklist
      </ButtonLink>
      <ButtonLink to={wordsPath} kind="outline">
        Watched words
      </ButtonLink>
      {role === 'ADMIN' && (
        <ButtonLink to={sitePath} kind="outline">
          The site
        </ButtonLink>
      )}
    </>
  )
}
