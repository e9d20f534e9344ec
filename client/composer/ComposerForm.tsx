import { Plus } from 'lucide-react'
import { useState, useSyncExternalStore, type RefObject } from 'react'
import { clsx } from 'clsx'
import { mostInThread } from '../../server/posts/posts.rules.ts'
import { useViewer } from '../auth/viewer.ts'
import { useKeyboardInset } from '../hooks/useKeyboardInset.ts'
import { answeredId } from '../posts/actions.ts'
import { FittingNote } from '../media/FittingNote.tsx'
import { Avatar } from '../users/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { optionalPart } from '../ui/optionalPart.tsx'
import { useSettings } from '../ui/settings.tsx'
import { AttachmentPreviews } from './AttachmentPreviews.tsx'
import { cardUrlOf } from './card.ts'
import css from './Composer.module.css'
import { ComposerNote } from './ComposerNote.tsx'
import { ComposerTools } from './ComposerTools.tsx'
import { CharacterCount } from './CharacterCount.tsx'
import { ComposerText } from './ComposerText.tsx'
import { PostChoices } from './PostChoices.tsx'
import { useDrop } from './useDrop.ts'
import { isBlank, postsOf } from './draft.ts'
import type { ComposerState } from './useComposer.ts'

const ComposerQuote = optionalPart(() => import('./ComposerQuote.tsx'))
const ComposerCard = optionalPart(() => import('./ComposerCard.tsx'))
const ThreadParts = optionalPart(() => import('./ThreadParts.tsx'))

const labels = {
  new: { label: 'Tweet text', placeholder: "What's happening?", action: 'Tweet', busy: 'Sending…' },
  reply: { label: 'Reply text', placeholder: 'Tweet your reply', action: 'Reply', busy: 'Sending…' },
  edit: { label: 'Tweet text', placeholder: "What's happening?", action: 'Save', busy: 'Saving…' },
}

type Props = { composer: ComposerState; inDialog?: boolean }

export function ComposerForm({ composer, inDialog = false }: Props) {
  const { form, attachments, busy, draft, failure, mode, reminder } = composer
  const { shown } = useViewer()
  const { makesCards } = useSettings()
  const drop = useDrop(attachments.addFiles, busy)
  const isWriting = useIsWriting(form) || inDialog
  // The choices appear with the focus, because nothing may move while somebody types.
  const [isBegun, setBegun] = useState(inDialog)
  useKeyboardInset()
  const text = labels[mode.kind]
  const isFull = (draft.before?.length ?? 0) + 1 >= mostInThread
  const isShown = isBegun || !isBlank(draft)
  const action = postsOf(draft).length > 1 ? 'Tweet all' : text.action
  const mayHaveCard = (makesCards || mode.kind === 'edit') && cardUrlOf(draft) !== undefined
  return (
    <form
      ref={form}
      className={clsx(css.composer, inDialog && css.inDialog, drop.isOver && css.over, isWriting && 'is-writing')}
      {...drop.handlers}
      onSubmit={(event) => {
        event.preventDefault()
        void composer.submit()
      }}
    >
      {shown && <Avatar src={shown.avatar} />}
      <div className={css.body} onFocus={() => setBegun(true)}>
        {isShown && mode.kind === 'new' && <ThreadParts composer={composer} />}
        <ComposerText
          composer={composer}
          label={text.label}
          placeholder={placeholderOf(composer)}
          focus={inDialog}
          about={mode.kind === 'reply' ? answeredId(mode.parentId, inDialog) : undefined}
        />
        <AttachmentPreviews attachments={attachments} locked={busy} />
        <div role="status">{attachments.problem && <p className={css.problem}>{attachments.problem}</p>}</div>
        {inDialog && attachments.awaited && !attachments.waiting && (
          <p className={css.note}>A file that you added in another form is not uploaded yet.</p>
        )}
        <FittingNote {...attachments.fitting} locked={busy} />
        <div role="status">
          {reminder !== null && (
            <p className={css.note}>
              Image {reminder} has no description for people who cannot see it. Describe it, or post it anyway.
            </p>
          )}
        </div>
        {draft.quotedId && (
          <ComposerQuote
            key={draft.quotedId}
            quotedId={draft.quotedId}
            locked={busy}
            onRemove={mode.kind === 'edit' ? undefined : () => composer.write({ quotedId: undefined })}
          />
        )}
        {isShown && mode.kind === 'new' && (
          <button type="button" className={css.more} disabled={!composer.canGoOn} onClick={composer.goOn}>
            <Plus size={16} aria-hidden />
            {isFull ? `A thread has at most ${mostInThread} Tweets` : 'Add another Tweet'}
          </button>
        )}
        {isShown && (
          <div className={css.choices}>
            <PostChoices composer={composer} />
          </div>
        )}
        <ComposerNote failure={failure} restored={composer.restored} onDrop={composer.clear} />
      </div>
      <div className={css.bar}>
        <ComposerTools attachments={attachments} locked={busy} />
        {composer.length > 0 && !busy && <CharacterCount length={composer.length} />}
        <Button type="submit" disabled={!composer.canSend} busy={busy}>
          {busy ? text.busy : failure ? 'Retry' : reminder !== null ? `${action} anyway` : action}
        </Button>
      </div>
      {mayHaveCard && <ComposerCard composer={composer} />}
    </form>
  )
}

function placeholderOf({ draft, mode }: ComposerState): string {
  if (draft.quotedId && mode.kind === 'new') return 'Add a comment'
  return draft.before ? 'Add another Tweet' : labels[mode.kind].placeholder
}

/** Whether the form has the focus. A removed button loses it without an event, so each render checks again. */
function useIsWriting(form: RefObject<HTMLFormElement | null>): boolean {
  const hasFocus = () => form.current?.contains(document.activeElement) ?? false
  return useSyncExternalStore(hearFocus, hasFocus, () => false)
}

function hearFocus(onChange: () => void): () => void {
  const events = ['focusin', 'focusout']
  for (const event of events) document.addEventListener(event, onChange)
  return () => {
    for (const event of events) document.removeEventListener(event, onChange)
  }
}
