import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { ModeratorGateDocument } from './Moderation.generated.ts'

type Props = { isForAdmins: boolean; children: ReactNode }

/** Shows its children to moderators; to others, and to those who must turn on two-step log-in first, what is missing. */
export function ModeratorGate({ isForAdmins, children }: Props) {
  const { data } = useQuery(ModeratorGateDocument)
  const role = data?.viewer?.role
  const isRefused = role === 'MEMBER' || (isForAdmins && role === 'MODERATOR')
  const { isRequired = false, isOn = false } = data?.viewer?.twoStep ?? {}
  if (!isRefused && (!isRequired || isOn)) return children
  return (
    <>
      <PageHeader title="Moderation" back />
      {isRefused ? (
        <Notice title={`Only ${isForAdmins ? 'administrators' : 'moderators'} can open this`} />
      ) : (
        <Notice
          title="Turn on two-step log-in first"
          text="Moderators of this site enter a code from an app after their password. You can use everything else meanwhile."
        >
          <ButtonLink to="/settings">Open the settings</ButtonLink>
        </Notice>
      )}
    </>
  )
}
