import { useMutation } from '@apollo/client/react'
import { useStep } from '../apollo/useStep.ts'
import { Button } from '../ui/Button.tsx'
import type { Case } from './case.ts'
import { RestorePostDocument, UnmarkPostSensitiveDocument, UnsuspendUserDocument } from './Moderation.generated.ts'
import css from './Moderation.module.css'

type Props = { found: Case; onChanged: () => Promise<unknown> }

export function CaseUndo({ found: { outcome, post, postId, isPostMarked, user, userId }, onChanged }: Props) {
  const [restore] = useMutation(RestorePostDocument)
  const [unmark] = useMutation(UnmarkPostSensitiveDocument)
  const [unsuspend] = useMutation(UnsuspendUserDocument)
  const { busy, does } = useStep(onChanged)
  const undo = {
    POST_REMOVED: postId !== null &&
      !post && {
        label: 'Show the Tweet again',
        send: async () => (await restore({ variables: { postId } })).data?.restorePost.action,
        done: 'Tweet shown again',
      },
    POST_MARKED: postId !== null &&
      isPostMarked && {
        label: 'Take the mark off',
        send: async () => (await unmark({ variables: { postId } })).data?.unmarkPostSensitive.action,
        done: 'Mark taken off',
      },
    ACCOUNT_SUSPENDED: !user && {
      label: 'End the suspension',
      send: async () => (await unsuspend({ variables: { userId } })).data?.unsuspendUser.action,
      done: 'Suspension ended',
    },
    // For each decision, the history has a button.
    ACCOUNT_WARNED: null,
    ACCOUNT_SILENCED: null,
    POSTS_REMOVED: null,
    BADGE_CHOSEN: null,
    ACCOUNT_DELETED: null,
    PURGED: null,
    DISMISSED: null,
  }[outcome ?? 'DISMISSED']
  if (!undo) return null
  const saying = (action: unknown) => (action ? undo.done : 'It had ended already')
  return (
    <div className={css.actions}>
      <Button kind="outline" busy={busy} onClick={() => void does(undo.send, saying)}>
        {undo.label}
      </Button>
    </div>
  )
}
