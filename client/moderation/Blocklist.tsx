import { useMutation, useQuery } from '@apollo/client/react'
import { messageOf } from '../apollo/errors.ts'
import { useForm } from '../apollo/useForm.ts'
import type { BlockedKind } from '../apollo/schema.generated.ts'
import { useRefreshFailure } from '../apollo/useConnection.ts'
import { useStep } from '../apollo/useStep.ts'
import { Button } from '../ui/Button.tsx'
import { FormProblem } from '../ui/FormProblem.tsx'
import sheet from '../ui/ListSheet.module.css'
import { Failure } from '../ui/Notice.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { LineSkeletons } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { fullTime } from '../ui/times.ts'
import { toastSuccess } from '../ui/toast.ts'
import {
  BlockEntryDocument,
  BlockedEntriesDocument,
  type BlockedEntriesQuery,
  UnblockEntryDocument,
} from './Blocklist.generated.ts'
import css from './Moderation.module.css'

type Entry = BlockedEntriesQuery['blockedEntries'][number]
/** `until` is a number of days. */
type Values = { kind: BlockedKind; value: string; until: string }

const kindLabels: Record<BlockedKind, string> = {
  NAME: 'Word in names',
  EMAIL_DOMAIN: 'Email domain',
  ADDRESS: 'Network address',
}
const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }))

const spans = [
  { value: '1', label: 'A day' },
  { value: '7', label: 'A week' },
  { value: '30', label: '30 days' },
  { value: '365', label: 'A year' },
  { value: '', label: 'Always' },
]

const dayMs = 24 * 60 * 60 * 1000

/** Null means no end. */
const endAfter = (days: string) => (days ? new Date(Date.now() + Number(days) * dayMs).toISOString() : null)

export default function Blocklist() {
  const { data, error, refetch } = useQuery(BlockedEntriesDocument, { fetchPolicy: 'cache-and-network' })
  useRefreshFailure(data && error, refetch)
  return (
    <>
      <EntryForm onChanged={refetch} />
      {data ? (
        <Entries entries={data.blockedEntries} onChanged={refetch} />
      ) : error ? (
        <Failure message={messageOf(error)} onRetry={refetch} />
      ) : (
        <LineSkeletons count={3} />
      )}
    </>
  )
}

type Changing = { onChanged: () => Promise<unknown> }

function EntryForm({ onChanged }: Changing) {
  const [block] = useMutation(BlockEntryDocument)
  const { form, busy, message, errorOf, clear } = useForm<Values>({
    check: ({ kind, value, until }) => {
      if (value.trim() === '') return [{ field: 'value', message: 'Please enter what to block.' }]
      return kind === 'ADDRESS' && until === ''
        ? [{ field: 'until', message: 'Choose an end, because others get the address later.' }]
        : []
    },
    send: async ({ kind, value, until }) => {
      const { data } = await block({ variables: { input: { kind, value, until: endAfter(until) } } })
      toastSuccess(`Blocked “${data?.blockEntry.entry.value}”`)
      form.ref.current?.reset()
      await onChanged().catch(() => {})
    },
  })
  return (
    <form {...form} className={sheet.form}>
      <p className={sheet.hint}>
        Nobody can sign up with these, or choose such a name or address later. A network address holds for sign-up
        alone. People are not told which entry it was. Names may not contain a word anywhere, so choose no short ones.
      </p>
      <FormProblem text={message} />
      <SelectField label="What" name="kind" defaultValue="NAME" options={kinds} onChoose={() => clear('until')} />
      <TextField
        label="Word, domain or network"
        name="value"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        hint="Such as quack, spam.example or 192.0.2.0/24"
        error={errorOf('value')}
      />
      <SelectField label="How long" name="until" defaultValue="30" options={spans} error={errorOf('until')} />
      <Button type="submit" busy={busy}>
        Block
      </Button>
    </form>
  )
}

function Entries({ entries, onChanged }: Changing & { entries: readonly Entry[] }) {
  const [unblock] = useMutation(UnblockEntryDocument)
  const { busy, does } = useStep(onChanged)
  if (entries.length === 0) return <p className={sheet.none}>Nothing is blocked.</p>
  return (
    <ul aria-label="Blocked at sign-up">
      {entries.map(({ id, kind, value, until }) => (
        <li key={id} className={css.entry}>
          <div>
            <p className={css.subject}>{value}</p>
            <p className={css.meta}>
              {kindLabels[kind]} · {until ? `until ${fullTime(until)}` : 'always'}
            </p>
          </div>
          <Button
            size="small"
            kind="outline"
            disabled={busy}
            aria-label={`Unblock ${value}`}
            onClick={() => void does(() => unblock({ variables: { entryId: id } }), `Unblocked “${value}”`)}
          >
            Unblock
          </Button>
        </li>
      ))}
    </ul>
  )
}
