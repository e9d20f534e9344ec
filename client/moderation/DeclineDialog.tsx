import { useMutation } from '@apollo/client/react'
import { longestNote } from '../../server/users/moderation.rules.ts'
import { codeOf, messageOf } from '../apollo/errors.ts'
import { useForm } from '../apollo/useForm.ts'
import { useViewer } from '../auth/viewer.ts'
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
let last: { by: string | undefined; note: string } = { by: undefined, note: '' }

export function DeclineDialog({ request: { userId, username }, onDone, onClose }: Props) {
  const { viewer } = useViewer()
  const [decline] = useMutation(DeclineSignUpDocument)
  const send = async ({ note }: Values) => {
    try {
      await decline({ variables: { input: { userId, note } } })
      last = { by: viewer?.id, note }
      toastSuccess(`@${username} was declined`)
    } catch (error) {
      if (codeOf(error) !== 'REQUEST_ANSWERED') throw error
      toastError(messageOf(error))
    }
    await onDone().catch(() => {})
  }
  const { form, busy, message, errorOf } = useForm<Values>({ check, send, onSent: onClose })
  return (
    <ActionDialog title={`Decline @${username}`} action="Decline" danger {...{ form, busy, message, onDone, onClose }}>
      <TextArea
        label="The reason, which they read"
        name="note"
        rows={3}
        maxLength={longestNote}
        defaultValue={last.by === viewer?.id ? last.note : ''}
        error={errorOf('note')}
      />
    </ActionDialog>
  )
}

const check = ({ note }: Values) =>
  note.trim() === '' ? [{ field: 'note', message: 'Please fill the reason field!' }] : []
