import { useQuery } from '@apollo/client/react'
import { SettingsSection } from '../auth/settings/SettingsSection.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { useSettings } from '../ui/settings.tsx'
import { MyRoleDocument } from './Moderation.generated.ts'
import css from './Moderation.module.css'
import { blocklistPath, signUpsPath, sitePath, wordsPath } from './words.ts'

/** What moderators and administrators look after; nothing for others. */
export function ModerationSettings() {
  const { data } = useQuery(MyRoleDocument)
  const { signUp } = useSettings()
  const role = data?.viewer?.role ?? 'MEMBER'
  if (role === 'MEMBER') return null
  const links = [
    { to: '/moderation', label: 'Reports to moderate' },
    ...(signUp === 'BY_APPROVAL' ? [{ to: signUpsPath, label: 'Requests to join' }] : []),
    { to: blocklistPath, label: 'Blocklist' },
    { to: wordsPath, label: 'Watched words' },
    ...(role === 'ADMIN' ? [{ to: sitePath, label: 'The site' }] : []),
  ]
  return (
    <SettingsSection title="Moderation">
      <div className={css.actions}>
        {links.map(({ to, label }) => (
          <ButtonLink key={to} to={to} kind="outline">
            {label}
          </ButtonLink>
        ))}
      </div>
    </SettingsSection>
  )
}
