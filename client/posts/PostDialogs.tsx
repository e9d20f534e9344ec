import { ComposerDialog } from '../composer/ComposerDialog.tsx'
import { EditDialog } from '../composer/EditDialog.tsx'
import { ReplyDialog } from '../composer/ReplyDialog.tsx'
import { lazyRoute } from '../ui/lazyRoute.tsx'

const DeleteDialog = lazyRoute(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }))
const OutboxDialog = lazyRoute(() => import('../outbox/OutboxDialog.tsx'))
const Lightbox = lazyRoute(() => import('./Lightbox.tsx'))

/** The dialog that the history entry names (see `PostActionsProvider`); null for names of other dialogs. */
export default function PostDialogs({ name, onClose }: { name: string; onClose: () => void }) {
  const [kind, id = '', index] = name.split(':')
  switch (kind) {
    case 'compose':
      return <ComposerDialog title="New Tweet" mode={{ kind: 'new' }} onClose={onClose} />
    case 'reply':
      return <ReplyDialog postId={id} onClose={onClose} />
    case 'edit':
      return <EditDialog postId={id} onClose={onClose} />
    case 'delete':
      return <DeleteDialog postId={id} onClose={onClose} />
    case 'image':
      return <Lightbox postId={id} start={Number(index)} onClose={onClose} />
    case 'outbox':
      return <OutboxDialog onClose={onClose} />
    default:
      return null
  }
}
