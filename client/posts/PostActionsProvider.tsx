import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useGuard } from '../auth/Guard.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useDialogs } from '../ui/useDialog.ts'
import { PostActionsContext, type PostActions } from './actions.ts'
import { Composer } from './Composer.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { EditDialog } from './EditDialog.tsx'
import { Lightbox } from './Lightbox.tsx'
import { ReplyDialog } from './ReplyDialog.tsx'
import { sharePost } from './sharePost.ts'

/** Gives cards their actions, and shows the dialogs that these open: one of each for a whole page of cards. */
export function PostActionsProvider({ children }: { children: ReactNode }) {
  const dialogs = useDialogs()
  const guard = useGuard()
  const latest = useRef(dialogs)
  useEffect(() => {
    latest.current = dialogs
  })
  const actions = useMemo<PostActions>(() => {
    const open = (name: string) => latest.current.open(name)
    return {
      compose: () => guard(() => open('compose')),
      reply: (id) => guard(() => open(`reply:${id}`)),
      edit: (id) => open(`edit:${id}`),
      remove: (id) => open(`delete:${id}`),
      share: (id) => void sharePost(id),
      showImage: (id, index) => open(`image:${id}:${index}`),
    }
  }, [guard])
  return (
    <PostActionsContext value={actions}>
      {children}
      <PostDialog name={dialogs.current} onClose={dialogs.close} />
    </PostActionsContext>
  )
}

function PostDialog({ name, onClose }: { name: string | null; onClose: () => void }) {
  const [kind, id = '', index] = name?.split(':') ?? []
  switch (kind) {
    case 'compose':
      return (
        <Dialog title="New Tweet" kind="sheet" onClose={onClose}>
          <Composer mode={{ kind: 'new' }} focus onDone={onClose} />
        </Dialog>
      )
    case 'reply':
      return <ReplyDialog postId={id} onClose={onClose} />
    case 'edit':
      return <EditDialog postId={id} onClose={onClose} />
    case 'delete':
      return <DeleteDialog postId={id} onClose={onClose} />
    case 'image':
      return <Lightbox postId={id} start={Number(index)} onClose={onClose} />
    default:
      return null
  }
}
