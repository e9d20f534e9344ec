import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { messageOf } from '../apollo/errors.ts'
import { useForm } from '../apollo/useForm.ts'
import { ReasonFields } from '../reports/ReasonFields.tsx'
import { ruleProblems } from '../reports/words.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toastSuccess } from '../ui/toast.ts'
import type { ModerationRule } from '../../server/users/moderation.rules.ts'
import { ActionDialog } from './ActionDialog.tsx'
import type { Subject } from './case.ts'
import { PostsToRemoveDocument, RemovePostsDocument } from './Moderation.generated.ts'

type Values = { rule: string; note: string }
type Props = { subject: Subject; onDone: () => Promise<unknown>; onClose: () => void }
type Range = { from: string; to: string }

const hourMs = 60 * 60 * 1000

/** Hours until now; the last choices have no such number. */
const spans = [
  { value: '1', label: 'The last hour' },
  { value: '24', label: 'The last day' },
  { value: '168', label: 'The last week' },
  { value: 'all', label: 'All of them' },
  { value: 'own', label: 'Between two times' },
]

export function RemovePostsDialog({ subject: { caseId, userId }, onDone, onClose }: Props) {
  const { range, fields } = useRange()
  const { data, error } = useQuery(PostsToRemoveDocument, {
    variables: { userId, ...(range ?? { from: '', to: '' }) },
    skip: !range,
    fetchPolicy: 'no-cache',
  })
  const count = range ? data?.postsToRemove : undefined
  const [removePosts] = useMutation(RemovePostsDocument)
  const send = async ({ rule, note }: Values) => {
    const reason = { rule: rule as ModerationRule, note, ...(caseId && { caseId }) }
    const input = { userId, ...reason, from: range?.from ?? '', to: range?.to ?? '' }
    await removePosts({ variables: { input } })
    toastSuccess('Tweets removed')
    await onDone().catch(() => {})
  }
  const check = (values: Values) => [
    ...(range ? [] : [{ field: 'to', message: 'Choose an end after the beginning.' }]),
    ...(count === 0 ? [{ field: 'span', message: 'Choose a period with Tweets.' }] : []),
    ...ruleProblems(values),
  ]
  const { form, busy, message, errorOf } = useForm<Values>({ check, send, onSent: onClose })
  return (
    <ActionDialog title="Remove many Tweets" action="Remove" danger {...{ form, busy, message, onDone, onClose }}>
      {fields({ span: count === 0 ? errorOf('span') : undefined, to: range ? undefined : errorOf('to') })}
      <p role="status">{error ? messageOf(error) : countWords(count)}</p>
      <ReasonFields legend="Which rule was broken?" noteLabel="Note for the account's owner" errorOf={errorOf} />
    </ActionDialog>
  )
}

function countWords(count: number | undefined): string {
  if (count === undefined) return 'How many Tweets?'
  if (count === 0) return 'No Tweet is from this period.'
  const what = count === 1 ? 'One Tweet or reply' : `${count} Tweets and replies`
  return `${what} of this account will be removed. You can show them again later.`
}

/** The fields for a period, and the period; null until both ends are chosen. */
function useRange() {
  const [now] = useState(() => Date.now())
  const [span, setSpan] = useState('24')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const fields = (problems: { span: string | undefined; to: string | undefined }) => (
    <>
      <SelectField
        label="From which period"
        name="span"
        defaultValue={span}
        options={spans}
        onChoose={setSpan}
        error={problems.span}
      />
      {span === 'own' && (
        <>
          <TextField
            label="From"
            name="from"
            type="datetime-local"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            label="To"
            name="to"
            type="datetime-local"
            value={to}
            onChange={({ target }) => setTo(target.value)}
            error={problems.to}
          />
        </>
      )}
    </>
  )
  return { fields, range: span === 'own' ? rangeOf(from, to) : rangeUntil(now, span) }
}

function rangeUntil(now: number, span: string): Range {
  const from = span === 'all' ? 0 : now - Number(span) * hourMs
  return { from: new Date(from).toISOString(), to: new Date(now).toISOString() }
}

function rangeOf(from: string, to: string): Range | null {
  const [begin, end] = [Date.parse(from), Date.parse(to)]
  return begin < end ? { from: new Date(begin).toISOString(), to: new Date(end).toISOString() } : null
}
