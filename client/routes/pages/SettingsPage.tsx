import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { endSessions } from '../../auth/endSessions.ts'
import { clearSession } from '../../auth/session.ts'
import { AccountSettings } from '../../auth/settings/AccountSettings.tsx'
import { AltReminderChoice } from '../../auth/settings/AltReminderChoice.tsx'
import { ModeChoice } from '../../auth/settings/ModeChoice.tsx'
import { SensitiveMediaChoice } from '../../auth/settings/SensitiveMediaChoice.tsx'
import { SettingsSection } from '../../auth/settings/SettingsSection.tsx'
import { TextSizeChoice } from '../../auth/settings/TextSizeChoice.tsx'
import { Decisions } from '../../decisions/Decisions.tsx'
import { OwnAppeals } from '../../decisions/OwnAppeals.tsx'
import { InviteSettings } from '../../invites/InviteSettings.tsx'
import { ModerationSettings } from '../../moderation/ModerationSettings.tsx'
import { NotificationSettings } from '../../notifications/NotificationSettings.tsx'
import { Receipts } from '../../reports/Receipts.tsx'
import { RestrictionSettings } from '../../safety/RestrictionSettings.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useSettings } from '../../ui/settings.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { forgetAccount, otherSessions, whatIsForgotten } from './forgetAccount.ts'

export default function SettingsPage() {
  const navigate = useNavigate()
  const client = useApolloClient()
  const { signUp, brand, hasAbout } = useSettings()
  const onDeleted = () => {
    // As at a log-out, the other accounts are forgotten.
    void endSessions(
      client,
      otherSessions().map(({ token }) => token),
    )
    void navigate('/', { replace: true })
    clearSession()
    forgetAccount()
    toastSuccess('Your account is deleted')
  }
  return (
    <>
      <PageHeader title="Settings" />
      <Decisions />
      <OwnAppeals />
      <SettingsSection title="Mode">
        <ModeChoice />
      </SettingsSection>
      <SettingsSection title="Text size">
        <TextSizeChoice />
      </SettingsSection>
      <SettingsSection title="Pictures">
        <AltReminderChoice />
      </SettingsSection>
      <SettingsSection title="Sensitive content">
        <SensitiveMediaChoice />
      </SettingsSection>
      <SettingsSection title="Notifications">
        <NotificationSettings />
      </SettingsSection>
      <SettingsSection title="Muted and blocked accounts">
        <RestrictionSettings />
      </SettingsSection>
      {signUp === 'BY_INVITE' && (
        <SettingsSection title="Invites">
          <InviteSettings />
        </SettingsSection>
      )}
      <SettingsSection title="Your reports">
        <Receipts />
      </SettingsSection>
      <ModerationSettings />
      <AccountSettings onDeleted={onDeleted} alsoLost={whatIsForgotten} />
      {hasAbout && (
        <SettingsSection title={`About ${brand}`}>
          <ButtonLink to="/about" kind="outline">
            Rules and contact
          </ButtonLink>
        </SettingsSection>
      )}
    </>
  )
}
