import { useMutation } from '@apollo/client/react'
import { Button } from '../ui/Button.tsx'
import type { Case } from './case.ts'
import { RestorePostDocument, UnsuspendUserDocument } from './Moderation.generated.ts'
import css from './Moderation.module.css'
import { useStep } from './useStep.ts'

type Props = { found: Case; onChanged: () => Promise<void> }

/** Takes back what was done about resolved reports, while it still holds. */
export function CaseUndo({ found: { outcome, post, postId, user, userId }, onChanged }: Props) {
  const [restore] = useMutation(RestorePostDocument)
  const [unsuspend] = useMutation(UnsuspendUserDocument)
  const { busy, does } = useStep(onChanged)
  const undo = {
    POST_REMOVED: postId !== null &&
      !post && {
        label: 'Show the Tweet again',
        send: () => restore({ variables: { postId } }),
        done: 'Tweet shown again',
      },
    ACCOUNT_SUSPENDED: !user && {
      label: 'End the suspension',
      send: () => unsuspend({ variables: { userId } }),
      done: 'Suspension ended',
    },
    ACCOUNT_DELETED: null,
    DISMISSED: null,
  }[outcome ?? 'DISMISSED']
  if (!undo) return null
  return (
    <div className={css.actions}>
      <Button kind="outline" busy={busy} onClick={() => void does(undo.send, undo.done)}>
        {undo.label}
      </Button>
    </div>
  )
}
