import { useMutation } from '@apollo/client/react'
import { longestNote } from '../../server/users/moderation.rules.ts'
import { useForm } from '../apollo/useForm.ts'
import { useStep } from '../apollo/useStep.ts'
import { Button } from '../ui/Button.tsx'
import { FormProblem } from '../ui/FormProblem.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { fullTime } from '../ui/times.ts'
import { toastSuccess } from '../ui/toast.ts'
import {
  DeleteModeratorNoteDocument,
  type ModeratedAccountQuery,
  WriteModeratorNoteDocument,
} from './Account.generated.ts'
import css from './Account.module.css'
import panel from './Moderation.module.css'

type Account = Pick<NonNullable<ModeratedAccountQuery['moderatedAccount']>, 'userId' | 'notes'>
type Props = { account: Account; isAdmin: boolean; onChanged: () => Promise<unknown> }

export function AccountNotes({ account: { userId, notes }, isAdmin, onChanged }: Props) {
  return (
    <section aria-label="Notes of moderators">
      <h2>Notes of moderators</h2>
      <ul className={panel.list}>
        {notes.map(({ id, text, at, author, isOwn }) => (
          <li key={id}>
            <p className={panel.about} dir="auto">
              {text}
            </p>
            <p className={panel.meta}>
              {author ? `@${author.username}` : 'An account that is gone'} · {fullTime(at)}
            </p>
            {(isOwn || isAdmin) && <Delete id={id} at={at} onChanged={onChanged} />}
          </li>
        ))}
      </ul>
      <NoteForm userId={userId} onChanged={onChanged} />
    </section>
  )
}

function Delete({ id, at, onChanged }: { id: string; at: string; onChanged: () => Promise<unknown> }) {
  const [remove] = useMutation(DeleteModeratorNoteDocument)
  const { busy, does } = useStep(onChanged)
  return (
    <Button
      size="small"
      kind="outline"
      busy={busy}
      aria-label={`Delete the note of ${fullTime(at)}`}
      onClick={() => void does(() => remove({ variables: { noteId: id } }), 'Note deleted')}
    >
      Delete
    </Button>
  )
}

function NoteForm({ userId, onChanged }: { userId: string; onChanged: () => Promise<unknown> }) {
  const [write] = useMutation(WriteModeratorNoteDocument)
  const { form, busy, message, errorOf } = useForm<{ text: string }>({
    check: ({ text }) => (text.trim() ? [] : [{ field: 'text', message: 'Please write something.' }]),
    send: async ({ text }) => {
      await write({ variables: { input: { userId, text } } })
      toastSuccess('Note added')
      form.ref.current?.reset()
      await onChanged().catch(() => {})
    },
  })
  return (
    <form {...form} className={css.form}>
      <FormProblem text={message} />
      <TextArea
        label="A note, for moderators alone"
        name="text"
        rows={2}
        maxLength={longestNote}
        error={errorOf('text')}
      />
      <p className={panel.meta}>It is deleted after 180 days.</p>
      <Button type="submit" kind="outline" busy={busy}>
        Add note
      </Button>
    </form>
  )
}
