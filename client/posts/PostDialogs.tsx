import { ComposerDialog } from '../composer/ComposerDialog.tsx'
import { EditDialog } from '../composer/EditDialog.tsx'
import { ReplyDialog } from '../composer/ReplyDialog.tsx'
import { lazyRoute } from '../ui/lazyRoute.tsx'

const DeleteDialog = lazyRoute(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }), 'members')
const OutboxDialog = lazyRoute(() => import('../outbox/OutboxDialog.tsx'), 'members')

type Props = { kind: string; id: string; onClose: () => void }

/** The dialog of members that the history entry names (see `PostActionsProvider`, which draws it only for these kinds). */
export default function PostDialogs({ kind, id, onClose }: Props) {
  switch (kind) {
    case 'compose':
      return <ComposerDialog title="New Tweet" mode={{ kind: 'new' }} onClose={onClose} />
    case 'reply':
      return <ReplyDialog postId={id} onClose={onClose} />
    case 'edit':
      return <EditDialog postId={id} onClose={onClose} />
    case 'delete':
      return <DeleteDialog postId={id} onClose={onClose} />
    case 'outbox':
      return <OutboxDialog onClose={onClose} />
    default:
      return null
  }
}
