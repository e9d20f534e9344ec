import { useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { messageOf } from '../../apollo/errors.ts'
import { ExportButton } from '../../exports/ExportButton.tsx'
import { Failure } from '../../ui/Notice.tsx'
import { TwoStepSettings } from '../../twoStep/TwoStepSettings.tsx'
import { LineSkeletons } from '../../ui/Skeleton.tsx'
import { DeleteAccountButton } from './DeleteAccountButton.tsx'
import { EmailForm } from './EmailForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { Sessions } from './Sessions.tsx'
import { SettingsDocument, type SettingsQuery } from './Settings.generated.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** `alsoLost` says what else a deletion of the account loses in this browser. */
type Props = { onDeleted: () => void; alsoLost: () => string }

/** A demo account has no settings, because many people share it. */
export function AccountSettings(props: Props) {
  const { data, error, refetch } = useQuery(SettingsDocument)
  if (data?.viewer) return <Account viewer={data.viewer} {...props} />
  if (error) return <Failure message={messageOf(error)} onRetry={refetch} />
  return <LineSkeletons count={4} />
}

function Account({ viewer, onDeleted, alsoLost }: Props & { viewer: NonNullable<SettingsQuery['viewer']> }) {
  const { username, email, isDemo, twoStep } = viewer
  // A new key resets the form of a saved change, and no other, where somebody may have typed.
  const [saved, setSaved] = useState({ email: 0, password: 0, twoStep: 0 })
  const { cache } = useApolloClient()
  const onDone = (what: keyof typeof saved) => () => {
    // A change of the password or of two-step log-in ends the other sessions.
    if (what !== 'email') cache.evict({ fieldName: 'sessions' })
    setSaved((now) => ({ ...now, [what]: now[what] + 1 }))
  }
  if (isDemo) {
    return (
      <SettingsSection title="Account">
        <p>
          @{username} is a demo account that everybody may use. You cannot delete it or change its password, email and
          sessions.
        </p>
      </SettingsSection>
    )
  }
  return (
    <>
      <SettingsSection title="Email">
        <EmailForm key={saved.email} username={username} email={email ?? ''} onDone={onDone('email')} />
      </SettingsSection>
      <SettingsSection title="Password">
        <PasswordForm key={saved.password} username={username} onDone={onDone('password')} />
      </SettingsSection>
      {twoStep && (
        <SettingsSection title="Two-step log-in">
          <TwoStepSettings username={username} twoStep={twoStep} onTurnedOn={onDone('twoStep')} />
        </SettingsSection>
      )}
      <SettingsSection title="Sessions">
        <Sessions key={saved.password + saved.twoStep} />
      </SettingsSection>
      <SettingsSection title="Your data">
        <p>All that you have here, in one file.</p>
        <ExportButton username={username} />
      </SettingsSection>
      <SettingsSection title="Delete account">
        <p>This also deletes your posts, replies, likes, bookmarks and follows.</p>
        <DeleteAccountButton username={username} onDeleted={onDeleted} alsoLost={alsoLost} />
      </SettingsSection>
    </>
  )
}
