import { useState } from 'react'
import { useViewer } from '../auth/viewer.ts'
import { openingOf } from '../composer/draft.ts'
import { draftAt, keepDraft } from '../composer/drafts.ts'
import { isFree } from '../composer/underWay.ts'
import { keyOfDraft } from '../composer/useDraft.ts'
import { useDialogs } from '../hooks/useDialog.ts'
import { useOnline } from '../hooks/useOnline.ts'
import { Button } from '../ui/Button.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { toastNote } from '../ui/toast.ts'
import { dropWaiting, useWaiting, type Waiting } from './outbox.ts'
import css from './OutboxDialog.module.css'

export default function OutboxDialog({ onClose }: { onClose: () => void }) {
  const username = useViewer().shown?.username ?? ''
  const waiting = useWaiting(username)
  const online = useOnline()
  const { open } = useDialogs()
  const [discarding, setDiscarding] = useState<Waiting | null>(null)

  // This also works while the post is being sent: its id stays, so sending it again changes the stored post.
  const edit = (one: Waiting) => {
    const { draft, mode } = one
    const key = keyOfDraft(username, mode)
    const now = draftAt(key)
    if (!isFree(now)) return toastNote('The composer holds another draft. Send or discard it first.')
    keepDraft(key, draft)
    dropWaiting(username, draft.id)
    toastNote(`This is a draft again. Press ${kindOf(one)} to send it.`)
    open(mode.kind === 'reply' ? `reply:${mode.parentId}` : 'compose', { replace: true })
  }
  const discard = ({ draft }: Waiting) => {
    setDiscarding(null)
    dropWaiting(username, draft.id)
  }

  return (
    <Dialog title="Not sent yet" kind="sheet" onClose={onClose}>
      {waiting.length === 0 && <p className={css.empty}>Nothing is waiting to be sent.</p>}
      <ul>
        {waiting.map((one) => (
          <li key={one.draft.id} className={css.item}>
            <p className={css.kind}>{one.draft.before ? 'Thread' : kindOf(one)}</p>
            <p id={`waiting-${one.draft.id}`} dir="auto" className={css.text}>
              {openingOf(one.draft).content || mediaOf(one)}
            </p>
            <p className={one.refusal === null ? css.state : css.problem}>{stateOf(one, online)}</p>
            <div className={css.actions}>
              <Button size="small" kind="plain" aria-describedby={`waiting-${one.draft.id}`} onClick={() => edit(one)}>
                Edit
              </Button>
              <Button
                size="small"
                kind="plain"
                aria-describedby={`waiting-${one.draft.id}`}
                onClick={() => setDiscarding(one)}
              >
                Discard
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {discarding !== null && (
        <Confirm
          title={discarding.mode.kind === 'reply' ? 'Discard this reply?' : 'Discard this Tweet?'}
          text={online && discarding.refusal === null ? 'It may already be on its way.' : 'It will not be sent.'}
          action="Discard"
          danger
          onConfirm={() => discard(discarding)}
          onCancel={() => setDiscarding(null)}
        />
      )}
    </Dialog>
  )
}

const kindOf = ({ mode }: Waiting) => (mode.kind === 'reply' ? 'Reply' : 'Tweet')
const mediaOf = ({ draft }: Waiting) => {
  const { images, video } = openingOf(draft)
  return video ? 'A video' : images.length === 1 ? 'An image' : 'Images'
}

function stateOf({ refusal }: Waiting, online: boolean): string {
  if (refusal !== null) return `Not sent: ${refusal}`
  return online ? 'Sending…' : 'Will be sent when you are online.'
}
