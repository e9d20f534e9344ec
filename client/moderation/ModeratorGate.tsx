import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { ModeratorGateDocument } from './Moderation.generated.ts'

/** Shows its children to moderators; to others, and to those who must turn on two-step log-in first, what is missing. */
export function ModeratorGate({ children }: { children: ReactNode }) {
  const { data } = useQuery(ModeratorGateDocument)
  const isMember = data?.viewer?.role === 'MEMBER'
  const { isRequired = false, isOn = false } = data?.viewer?.twoStep ?? {}
  if (!isMember && (!isRequired || isOn)) return children
  return (
    <>
      <PageHeader title="Moderation" back />
      {isMember ? (
        <Notice title="Only moderators can open this" />
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
