import { Trash2 } from 'lucide-react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useViewer } from '../auth/viewer.ts'
import { Picture } from '../media/Picture.tsx'
import { useBackGuard } from '../navigation/useLeaveGuard.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Time } from '../ui/Time.tsx'
import { type ComposerMode, openingOf } from './draft.ts'
import { listDraft, listedDrafts, type ListedDraft } from './draftList.ts'
import { draftAt, dropDraft, keepDraft, subscribe } from './drafts.ts'
import css from './DraftsDialog.module.css'
import { isFree } from './underWay.ts'
import { keyOfDraft } from './useDraft.ts'

type Props = {
  mode: ComposerMode
  /** Opens the dialog of another composer in place of the one below. */
  onOpen: (dialog: string) => void
  onClose: () => void
}

export default function DraftsDialog({ mode, onOpen, onClose }: Props) {
  const username = useViewer().shown?.username ?? ''
  const all = useListedDrafts(username)
  const drafts = all.filter(({ key }) => key !== keyOfDraft(username, mode))
  const [deleting, setDeleting] = useState<ListedDraft | null>(null)
  useBackGuard(true, onClose)

  const goOn = (one: ListedDraft) => {
    if (one.mode.kind === 'reply') return onOpen(`reply:${one.mode.parentId}`)
    takeDraft(username, one)
    if (mode.kind === 'new') onClose()
    else onOpen('compose')
  }

  return (
    <Dialog title="Drafts" kind="sheet" onClose={onClose}>
      {drafts.length === 0 && (
        <Notice title="No drafts">Close a Tweet or reply that is not finished, and save it as a draft.</Notice>
      )}
      <ul>
        {drafts.map((one) => (
          <li key={one.key} className={css.item}>
            <button type="button" className={css.open} onClick={() => goOn(one)}>
              <Summary mode={one.mode} draft={one.draft} />
            </button>
            <IconButton label={`Delete draft: ${nameOf(one)}`} tint="like" onClick={() => setDeleting(one)}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {deleting && (
        <Confirm
          title="Delete this draft?"
          text="It cannot be brought back."
          action="Delete"
          danger
          onConfirm={() => {
            setDeleting(null)
            dropDraft(deleting.key)
          }}
          onCancel={() => setDeleting(null)}
        />
      )}
    </Dialog>
  )
}

function useListedDrafts(username: string): ListedDraft[] {
  // React compares this string to detect changes.
  const stored = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(listedDrafts(username)),
    () => '[]',
  )
  return useMemo(() => JSON.parse(stored) as ListedDraft[], [stored])
}

/** Moves a draft from the list to the composer of new posts. The composer's draft takes its place in the list. */
function takeDraft(username: string, { key, mode, draft }: ListedDraft): void {
  const composer = keyOfDraft(username, mode)
  const now = draftAt(composer)
  dropDraft(key)
  // A file that is still uploading then finds its draft in the list.
  if (!isFree(now)) listDraft(username, now)
  keepDraft(composer, draft)
}

function Summary({ mode, draft }: Pick<ListedDraft, 'mode' | 'draft'>) {
  const { at, answers, before = [] } = draft
  const { content, images, video, quotedId } = openingOf(draft)
  const text = content.trim()
  return (
    <>
      {mode.kind === 'reply' && (
        <span className={css.about}>
          {answers ? `Reply to @${answers.username}` : 'Reply'}
          {answers?.text && <bdi>: {answers.text}</bdi>}
        </span>
      )}
      {text !== '' && (
        <bdi className={css.text} dir="auto">
          {text}
        </bdi>
      )}
      {images.length > 0 && (
        <span className={css.images}>
          {images.map((image) => (
            <Picture key={image.url} image={{ ...image, alt: image.alt ?? '' }} sizes="64px" className={css.image} />
          ))}
        </span>
      )}
      {video && <span className={css.about}>With a video</span>}
      {before.length > 0 && <span className={css.about}>The first of a thread</span>}
      {quotedId && <span className={css.about}>Quotes a Tweet</span>}
      {at !== undefined && <Time iso={new Date(at).toISOString()} className={css.about} />}
    </>
  )
}

function nameOf({ mode, draft }: ListedDraft): string {
  const { content, images, video, quotedId } = openingOf(draft)
  const text = content.trim()
  if (text !== '') return text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text
  if (video) return 'a video'
  if (images.length > 0) return images.length > 1 ? 'images' : 'an image'
  return quotedId ? 'a quote' : mode.kind === 'reply' ? 'an empty reply' : 'an empty Tweet'
}
