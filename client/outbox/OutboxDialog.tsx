import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useViewer } from '../auth/viewer.ts'
import { isBlank } from '../composer/draft.ts'
import { draftAt, keepDraft } from '../composer/drafts.ts'
import { keyOfDraft } from '../composer/useDraft.ts'
import { Button } from '../ui/Button.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { toastNote } from '../ui/toast.ts'
import { dropWaiting, useWaiting, type Waiting } from './outbox.ts'
import css from './OutboxDialog.module.css'

/** The posts that wait to be sent, and those that the server refused. Each can go back to the composer or be discarded. */
export default function OutboxDialog({ onClose }: { onClose: () => void }) {
  const username = useViewer().shown?.username ?? ''
  const waiting = useWaiting(username)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [discarding, setDiscarding] = useState<string | null>(null)

  // Also while it is being sent: its id stays, so what is sent from the composer then changes the post.
  const edit = ({ draft, mode }: Waiting) => {
    const key = keyOfDraft(username, mode)
    if (!isBlank(draftAt(key))) return toastNote('The composer holds another draft. Send or discard it first.')
    keepDraft(key, draft)
    dropWaiting(username, draft.id)
    const dialog = mode.kind === 'reply' ? `reply:${mode.parentId}` : 'compose'
    void navigate(pathname + search, { replace: true, state: { dialog } })
  }
  const discard = (id: string) => {
    setDiscarding(null)
    dropWaiting(username, id)
  }

  return (
    <Dialog title="Not sent yet" kind="sheet" onClose={onClose}>
      {waiting.length === 0 && <p className={css.empty}>Nothing waits to be sent.</p>}
      <ul className={css.list}>
        {waiting.map((one) => (
          <li key={one.draft.id} className={css.item}>
            <p className={css.kind}>{one.mode.kind === 'reply' ? 'Reply' : 'Tweet'}</p>
            <p dir="auto" className={css.text}>
              {one.draft.content || mediaOf(one)}
            </p>
            <p className={one.refusal === null ? css.state : css.problem}>
              {one.refusal === null ? 'Will be sent when you are online.' : `Not sent: ${one.refusal}`}
            </p>
            <div className={css.actions}>
              <Button size="small" kind="plain" onClick={() => edit(one)}>
                Edit
              </Button>
              <Button size="small" kind="plain" onClick={() => setDiscarding(one.draft.id)}>
                Discard
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {discarding !== null && (
        <Confirm
          title="Discard this Tweet?"
          text="It has not been sent."
          action="Discard"
          danger
          onConfirm={() => discard(discarding)}
          onCancel={() => setDiscarding(null)}
        />
      )}
    </Dialog>
  )
}

const mediaOf = ({ draft }: Waiting) => (draft.video ? 'A video' : draft.images.length === 1 ? 'An image' : 'Images')
