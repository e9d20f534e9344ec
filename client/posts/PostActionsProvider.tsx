import { useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useGuard } from '../auth/Guard.tsx'
import { useViewer } from '../auth/viewer.ts'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import { OverlayPart } from '../ui/PartBoundary.tsx'
import { useDialogs } from '../hooks/useDialog.ts'
import { memberDialogs, PostActionsContext, type PostActions } from './actions.ts'
import { sharePost } from './sharePost.ts'

const Lightbox = lazyRoute(() => import('./Lightbox.tsx'))
const ReportDialog = lazyRoute(() => import('../reports/ReportDialog.tsx'))
const PostDialogs = lazyRoute(() => import('./PostDialogs.tsx'), 'members')

export function PostActionsProvider({ children }: { children: ReactNode }) {
  const { current, open, close } = useDialogs()
  const navigate = useNavigate()
  const guard = useGuard()
  const actions = useMemo<PostActions>(
    () => ({
      compose: () => guard(() => open('compose')),
      reply: (id) => guard(() => open(`reply:${id}`)),
      quote: (id) => guard(() => open(`quote:${id}`)),
      edit: (id) => open(`edit:${id}`),
      remove: (id) => open(`delete:${id}`),
      detach: (id) => open(`detach:${id}`),
      report: (id) => open(`report:${id}`),
      // The server also takes an id without the part before the colon.
      reportUser: (id) => open(`reportUser:${id.split(':').at(-1) ?? ''}`),
      share: (id) => void sharePost(id),
      showImage: (id, index) => open(`image:${id}:${index}`),
      block: (id) => open(`block:${id}`),
      logIn: () => void navigate('/login'),
    }),
    [guard, open, navigate],
  )
  return (
    <PostActionsContext value={actions}>
      {children}
      {current !== null && isOwn(current) && (
        <OverlayPart onMissing={close}>
          <Named name={current} onClose={close} />
        </OverlayPart>
      )}
    </PostActionsContext>
  )
}

const kindOf = (name: string) => name.split(':')[0] ?? ''
const membersKind = (name: string) => memberDialogs.find((kind) => kind === kindOf(name))

/** Dialogs of other features need not wait for this code. */
const isOwn = (name: string) =>
  ['image', 'report', 'reportUser'].includes(kindOf(name)) || membersKind(name) !== undefined

/** Guests can open images and report: neither needs the composer. */
function Named({ name, onClose }: { name: string; onClose: () => void }) {
  const { loggedIn } = useViewer()
  const kind = membersKind(name)
  // The history entry of a member's dialog outlives a log-out in another tab.
  if (kind && !loggedIn) return null
  // The id of an account has a colon too.
  if (kind) return <PostDialogs kind={kind} id={name.slice(kind.length + 1)} onClose={onClose} />
  const [other, id = '', index] = name.split(':')
  if (other !== 'image') return <ReportDialog of={other === 'report' ? 'post' : 'user'} id={id} onClose={onClose} />
  return <Lightbox postId={id} start={Number(index)} onClose={onClose} />
}
