import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { NeededTwoStepDocument } from './Moderation.generated.ts'

/** Shows its children; but if the site requires two-step log-in and the viewer has none, the way there. */
export function TwoStepGate({ children }: { children: ReactNode }) {
  const { data } = useQuery(NeededTwoStepDocument)
  const { isRequired = false, isOn = false } = data?.viewer?.twoStep ?? {}
  if (!isRequired || isOn) return children
  return (
    <>
      <PageHeader title="Moderation" back />
      <Notice
        title="Turn on two-step log-in first"
        text="Moderators of this site enter a code from an app after their password. You can use everything else meanwhile."
      >
        <ButtonLink to="/settings">Open the settings</ButtonLink>
      </Notice>
    </>
  )
}
