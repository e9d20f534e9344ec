import { useQuery } from '@apollo/client/react'
import { appealWords } from '../auth/appealWords.ts'
import { SettingsSection } from '../auth/settings/SettingsSection.tsx'
import { kindLabels } from '../moderation/words.ts'
import { fullTime } from '../ui/times.ts'
import css from './Decisions.module.css'
import { OwnAppealsDocument } from './OwnAppeals.generated.ts'

export function OwnAppeals() {
  const { data } = useQuery(OwnAppealsDocument, { fetchPolicy: 'cache-and-network' })
  const appeals = data?.ownAppeals ?? []
  if (appeals.length === 0) return null
  return (
    <SettingsSection title="Your appeals">
      <ul className={css.list} aria-label="Your appeals">
        {appeals.map(({ id, kind, at, state, answer, kept }) => (
          <li key={id}>
            <p className={css.title}>{kindLabels[kind]}</p>
            {kept.post?.content && <p className={css.meta}>“{kept.post.content}”</p>}
            <p>{appealWords[state]}</p>
            {answer && <p>{answer}</p>}
            <p className={css.meta}>
              <time dateTime={at}>{fullTime(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
