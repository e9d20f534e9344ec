import { useMutation } from '@apollo/client/react'
import { PasswordConfirmation } from './PasswordConfirmation.tsx'
import { DeleteAccountDocument } from './Settings.generated.ts'

/** `token` belongs to a session other than the current one. `alsoLost` says what else is lost in this browser. */
type Props = {
  username: string
  token?: string
  onDeleted: () => void
  alsoLost?: () => string
  onClose: () => void
}

export default function DeleteAccountDialog({ username, token, onDeleted, alsoLost, onClose }: Props) {
  const [deleteAccount] = useMutation(DeleteAccountDocument, { context: { token } })
  const send = async (password: string) => {
    await deleteAccount({ variables: { input: { password } } })
    onDeleted()
  }
  return (
    <PasswordConfirmation
      title="Delete your account?"
      text={`This deletes @${username} with all posts, replies, likes, bookmarks and follows. You cannot undo it.${alsoLost?.() ?? ''}`}
      username={username}
      action={['Delete account', 'Deleting…']}
      danger
      send={send}
      onClose={onClose}
    />
  )
}
