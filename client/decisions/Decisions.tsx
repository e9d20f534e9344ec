import { useMutation, useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { reasonOf } from '../../server/users/moderation.rules.ts'
import AppealBox from '../auth/AppealBox.tsx'
import { SettingsSection } from '../auth/settings/SettingsSection.tsx'
import { useViewer } from '../auth/viewer.ts'
import { Link } from '../navigation/Link.tsx'
import { fullTime } from '../ui/times.ts'
import css from './Decisions.module.css'
import { DecisionsDocument, type DecisionsQuery, MarkDecisionsReadDocument } from './Decisions.generated.ts'
import { isFinal, wordsOf } from './words.ts'

type Decision = DecisionsQuery['decisions'][number]

/** What moderators decided about the account, with appeals; nothing without any. Shown decisions count as read. */
export function Decisions() {
  const { data } = useQuery(DecisionsDocument, { fetchPolicy: 'cache-and-network' })
  const decisions = data?.decisions ?? []
  useMarkRead(data !== undefined)
  const place = useScrolledTo(decisions.length > 0)
  if (decisions.length === 0) return null
  return (
    <div id="decisions" ref={place}>
      <SettingsSection title="Decisions about your account">
        <ul className={css.list} aria-label="Decisions about your account">
          {decisions.map((decision) => (
            <Item key={decision.id} decision={decision} />
          ))}
        </ul>
      </SettingsSection>
    </div>
  )
}

function Item({ decision }: { decision: Decision }) {
  const { id, kind, at, postId, appeal } = decision
  return (
    <li>
      <p className={css.title}>{wordsOf(decision)}</p>
      <p>{reasonOf(decision)}</p>
      <p className={css.meta}>
        <time dateTime={at}>{fullTime(at)}</time>
        {postId && (
          <>
            {' · '}
            <Link to={`/post/${postId}`}>Open the Tweet that was reported</Link>
          </>
        )}
      </p>
      {isFinal(kind) ? (
        <p>
          Nothing brings it back. If you think that this was wrong, write to{' '}
          <Link to="/about">whoever runs the site</Link>.
        </p>
      ) : (
        <AppealBox appeal={appeal} postId={null} decisionId={id} />
      )}
    </li>
  )
}

function useMarkRead(isShown: boolean): void {
  const { viewer } = useViewer()
  const [markRead] = useMutation(MarkDecisionsReadDocument)
  const isUnread = isShown && viewer?.hasUnreadDecision === true
  useEffect(() => {
    // If this fails, the note stays until the next visit.
    if (isUnread) markRead().catch(() => {})
  }, [isUnread, markRead])
}

/** The decisions load after the page, which starts at its top. */
function useScrolledTo(isShown: boolean) {
  const { hash } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown && hash === '#decisions') place.current?.scrollIntoView()
  }, [isShown, hash])
  return place
}
