import { ComposerDialog } from '../composer/ComposerDialog.tsx'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import type { MemberDialog } from './actions.ts'

const EditDialog = lazyRoute(() => import('../composer/EditDialog.tsx'), 'members')
const ReplyDialog = lazyRoute(() => import('../composer/ReplyDialog.tsx'), 'members')
const QuoteDialog = lazyRoute(() => import('../composer/QuoteDialog.tsx'), 'members')
const DetachDialog = lazyRoute(() => import('./DetachDialog.tsx'), 'members')
const DeleteDialog = lazyRoute(() => import('./DeleteDialog.tsx'), 'members')
const BlockDialog = lazyRoute(() => import('../safety/BlockDialog.tsx'), 'members')
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
