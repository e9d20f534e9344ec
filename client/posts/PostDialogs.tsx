import { ComposerDialog } from '../composer/ComposerDialog.tsx'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import type { MemberDialog } from './actions.ts'

const EditDialog = lazyRoute(
  async () => ({ default: (await import('../composer/EditDialog.tsx')).EditDialog }),
  'members',
)
const ReplyDialog = lazyRoute(
  async () => ({ default: (await import('../composer/ReplyDialog.tsx')).ReplyDialog }),
  'members',
)
const QuoteDialog = lazyRoute(
  async () => ({ default: (await import('../composer/QuoteDialog.tsx')).QuoteDialog }),
  'members',
)
const DetachDialog = lazyRoute(async () => ({ default: (await import('./DetachDialog.tsx')).DetachDialog }), 'members')
const DeleteDialog = lazyRoute(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }), 'members')
const BlockDialog = lazyRoute(
  async () => ({ default: (await import('../safety/BlockDialog.tsx')).BlockDialog }),
  'members',
)
const OutboxDialog = lazyRoute(() => import('../outbox/OutboxDialog.tsx'), 'members')

type Props = { kind: MemberDialog; id: string; onClose: () => void }

export default function PostDialogs({ kind, id, onClose }: Props) {
  switch (kind) {
    case 'compose':
      return <ComposerDialog title="New Tweet" mode={{ kind: 'new' }} onClose={onClose} />
    case 'reply':
      return <ReplyDialog key={id} postId={id} onClose={onClose} />
    case 'quote':
      return <QuoteDialog key={id} postId={id} onClose={onClose} />
    case 'edit':
      return <EditDialog postId={id} onClose={onClose} />
    case 'delete':
      return <DeleteDialog postId={id} onClose={onClose} />
    case 'detach':
      return <DetachDialog postId={id} onClose={onClose} />
    case 'block':
      return <BlockDialog userId={id} onClose={onClose} />
    case 'outbox':
      return <OutboxDialog onClose={onClose} />
  }
}
