import { useQuery } from '@apollo/client/react'
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

type Props = { onDeleted: () => void }

/** A demo account has no settings, because many people share it. */
export function AccountSettings({ onDeleted }: Props) {
  const { data, error, refetch } = useQuery(SettingsDocument)
  if (data?.viewer) return <Account viewer={data.viewer} onDeleted={onDeleted} />
  if (error) return <Failure message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
  return <LineSkeletons count={4} />
}

function Account({ viewer, onDeleted }: Props & { viewer: NonNullable<SettingsQuery['viewer']> }) {
  const { username, email, isDemo, twoStep } = viewer
  // A new key resets the forms after a saved change.
  const [changes, setChanges] = useState(0)
  const onDone = () => setChanges(changes + 1)
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
        <EmailForm key={changes} username={username} email={email ?? ''} onDone={onDone} />
      </SettingsSection>
      <SettingsSection title="Password">
        <PasswordForm key={changes} username={username} onDone={onDone} />
      </SettingsSection>
      {twoStep && (
        <SettingsSection title="Two-step log-in">
          <TwoStepSettings username={username} twoStep={twoStep} onTurnedOn={onDone} />
        </SettingsSection>
      )}
      <SettingsSection title="Sessions">
        <Sessions key={changes} />
      </SettingsSection>
      <SettingsSection title="Your data">
        <p>All that you have here, in one file.</p>
        <ExportButton username={username} />
      </SettingsSection>
      <SettingsSection title="Delete account">
        <p>This also deletes your posts, replies, likes, bookmarks and follows.</p>
        <DeleteAccountButton username={username} onDeleted={onDeleted} />
      </SettingsSection>
    </>
  )
}
