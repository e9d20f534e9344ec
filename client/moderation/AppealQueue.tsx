import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { longestNote } from '../../server/users/moderation.rules.ts'
import { messageOf } from '../apollo/errors.ts'
import { useRefreshFailure } from '../apollo/useConnection.ts'
import { useForm } from '../apollo/useForm.ts'
import { asMany } from '../apollo/useNextPage.ts'
import { Link } from '../navigation/Link.tsx'
import { ruleLabel } from '../reports/words.ts'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Notice.tsx'
import { LineSkeletons } from '../ui/Skeleton.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { Time } from '../ui/Time.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { mayActOn, whyNotActOn } from './case.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { AppealsDocument, DecideAppealDocument, type AppealsQuery } from './Appeals.generated.ts'
import { KeptContent } from './KeptContent.tsx'
import css from './Moderation.module.css'
import { QueueList, useShownBefore } from './QueueList.tsx'
import { accountPath, kindLabels } from './words.ts'

type Row = AppealsQuery['appeals']['edges'][number]['node']

/** The appeals that wait for a decision. They are never stored on the device. */
export default function AppealQueue() {
  const first = useShownBefore((cache) => cache.readQuery({ query: AppealsDocument })?.appeals.edges.length)
  const { data, error, refetch, fetchMore, networkStatus } = useQuery(AppealsDocument, {
    variables: { first },
    fetchPolicy: 'cache-and-network',
  })
  const read = () => refetch({ first: asMany(data?.appeals.edges.length ?? 0) })
  useRefreshFailure(data && error, read)
  const [deciding, setDeciding] = useState<Decision | null>(null)
  if (!data && error) return <Failure message={messageOf(error)} onRetry={read} />
  if (!data) return <LineSkeletons count={4} />
  return (
    <>
      <QueueList
        label="Appeals"
        empty="No appeals wait for a decision"
        queue={data.appeals}
        {...{ networkStatus, fetchMore }}
        row={(appeal) => (
          <AppealRow
            appeal={appeal}
            mayDecide={mayActOn(appeal.userRole, data.viewer?.role === 'ADMIN')}
            onDecide={(isReversed) => setDeciding({ appeal, isReversed })}
          />
        )}
      />
      {deciding && <DecideDialog {...deciding} onDone={read} onClose={() => setDeciding(null)} />}
    </>
  )
}

type AppealProps = { appeal: Row; mayDecide: boolean; onDecide: (isReversed: boolean) => void }

function AppealRow({ appeal, mayDecide, onDecide }: AppealProps) {
  const who = `@${appeal.kept.username}`
  return (
    <div className={css.row}>
      <p>
        <span className={css.subject}>
          {kindLabels[appeal.kind]}: {ruleLabel(appeal.rule)}
        </span>{' '}
        <span className={css.meta}>
          <Time iso={appeal.at} />
        </span>
      </p>
      <KeptContent kept={appeal.kept} />
      <p className={css.meta}>
        <Link to={accountPath(appeal.kept.username)}>All reports and notes about {who}</Link>
      </p>
      <p className={css.about} dir="auto">
        {appeal.words}
      </p>
      {mayDecide ? <Deciding {...{ appeal, who, onDecide }} /> : <p className={css.meta}>{whyNotActOn}</p>}
    </div>
  )
}

function Deciding({ appeal, who, onDecide }: Omit<AppealProps, 'mayDecide'> & { who: string }) {
  return (
    <>
      {appeal.isOfOwnAction && <p className={css.meta}>You did this, so another moderator decides, if there is one.</p>}
      <div className={css.actions}>
        <Button kind="outline" aria-label={`Uphold the action about ${who}`} onClick={() => onDecide(false)}>
          Uphold
        </Button>
        <Button kind="outline" aria-label={`Undo the action about ${who}`} onClick={() => onDecide(true)}>
          Undo
        </Button>
      </div>
    </>
  )
}

type Decision = { appeal: Row; isReversed: boolean }
type Values = { answer: string }

function DecideDialog({
  appeal,
  isReversed,
  onDone,
  onClose,
}: Decision & { onDone: () => Promise<unknown>; onClose: () => void }) {
  const [decide] = useMutation(DecideAppealDocument)
  const send = async ({ answer }: Values) => {
    await decide({ variables: { input: { appealId: appeal.id, isReversed, answer } } })
    toastSuccess(isReversed ? 'The action is undone' : 'The action stands')
    await onDone().catch(() => {})
  }
  const { form, busy, message, errorOf } = useForm<Values>({ check: () => [], send, onSent: onClose })
  return (
    <ActionDialog
      title={isReversed ? 'Undo the action' : 'Uphold the action'}
      action={isReversed ? 'Undo' : 'Uphold'}
      {...{ form, busy, message, onDone, onClose }}
    >
      <TextArea
        label="Answer, which they read"
        name="answer"
        rows={3}
        maxLength={longestNote}
        error={errorOf('answer')}
      />
    </ActionDialog>
  )
}
