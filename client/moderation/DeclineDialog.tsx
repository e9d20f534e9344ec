import { useMutation } from '@apollo/client/react'
import { longestNote } from '../../server/users/moderation.rules.ts'
import { codeOf, messageOf } from '../apollo/errors.ts'
import { useForm } from '../apollo/useForm.ts'
import { TextArea } from '../ui/TextArea.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { DeclineSignUpDocument } from './SignUpRequests.generated.ts'

type Values = { note: string }
type Props = {
  request: { userId: string; username: string }
  onDone: () => Promise<unknown>
  onClose: () => void
}

/** A moderator who declines many usually has the same reason. */
let lastNote = ''

export function DeclineDialog({ request: { userId, username }, onDone, onClose }: Props) {
  const [decline] = useMutation(DeclineSignUpDocument)
  const done = async () => {
    await onDone().catch(() => {})
    onClose()
  }
  const send = async ({ note }: Values) => {
    try {
      await decline({ variables: { input: { userId, note } } })
    } catch (error) {
      if (codeOf(error) !== 'REQUEST_ANSWERED') throw error
      toastError(messageOf(error))
      return done()
    }
    lastNote = note
    toastSuccess(`@${username} was declined`)
    await done()
  }
  const { form, busy, message, errorOf } = useForm<Values>({ check, send })
  return (
    <ActionDialog title={`Decline @${username}`} action="Decline" danger {...{ form, busy, message, onDone, onClose }}>
      <TextArea
        label="The reason, which they read"
        name="note"
        rows={3}
        maxLength={longestNote}
        defaultValue={lastNote}
        error={errorOf('note')}
      />
    </ActionDialog>
  )
}

const check = ({ note }: Values) =>
  note.trim() === '' ? [{ field: 'note', message: 'Please fill the reason field!' }] : []
