import { useEffect, useId, useRef, type RefObject } from 'react'
import { useViewer } from '../auth/viewer.ts'
import { Avatar } from '../users/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { AttachmentPreviews } from './AttachmentPreviews.tsx'
import css from './Composer.module.css'
import { ComposerNote } from './ComposerNote.tsx'
import { ComposerTools } from './ComposerTools.tsx'
import { CharacterCount } from './CharacterCount.tsx'
import { filesOf, useDrop } from './useDrop.ts'
import type { ComposerState } from './useComposer.ts'

const words = {
  new: { label: 'Tweet text', placeholder: "What's happening?", action: 'Tweet', busy: 'Sending…' },
  reply: { label: 'Reply text', placeholder: 'Tweet your reply', action: 'Reply', busy: 'Sending…' },
  edit: { label: 'Tweet text', placeholder: "What's happening?", action: 'Save', busy: 'Saving…' },
}

type Props = { composer: ComposerState; inDialog?: boolean }

/** The fields and buttons of a composer. */
export function ComposerForm({ composer, inDialog = false }: Props) {
  const { attachments, busy, failure } = composer
  const { shown } = useViewer()
  const drop = useDrop(attachments.addFiles, busy)
  const form = useRef<HTMLFormElement>(null)
  useFocusAfterSending(form, busy)
  const said = words[composer.mode.kind]
  return (
    <form
      ref={form}
      className={classes(css.composer, inDialog && css.inDialog, drop.isOver && css.over)}
      {...drop.handlers}
      onSubmit={(event) => {
        event.preventDefault()
        void composer.submit()
      }}
    >
      {shown && <Avatar src={shown.avatar} />}
      <div className={css.body}>
        <Text composer={composer} label={said.label} placeholder={said.placeholder} focus={inDialog} />
        <AttachmentPreviews attachments={attachments} locked={busy} />
        <ComposerNote failure={failure} />
      </div>
      <div className={css.bar}>
        <ComposerTools attachments={attachments} locked={busy} />
        {composer.length > 0 && !busy && <CharacterCount length={composer.length} />}
        <Button type="submit" disabled={!composer.canSend} busy={busy}>
          {busy ? said.busy : failure ? 'Retry' : said.action}
        </Button>
      </div>
    </form>
  )
}

type TextProps = { composer: ComposerState; label: string; placeholder: string; focus: boolean }

function Text({ composer, label, placeholder, focus }: TextProps) {
  const id = useId()
  const { draft, problem, busy, submit } = composer
  return (
    <>
      <div className={css.grow} data-text={draft.content}>
        <textarea
          dir="auto"
          rows={1}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          placeholder={placeholder}
          value={draft.content}
          autoFocus={focus}
          // What is typed while it is being sent would be lost.
          readOnly={busy}
          onChange={(event) => composer.type(event.currentTarget.value)}
          onPaste={(event) => {
            // Office programs put a picture of the text beside it.
            const files = event.clipboardData.types.includes('text/plain') ? [] : filesOf(event.clipboardData)
            if (files.length === 0 || busy) return
            event.preventDefault()
            composer.attachments.addFiles(files)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
              void submit()
          }}
        />
      </div>
      {problem && (
        <p id={id} role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </>
  )
}

/** The button that sent is switched off then, and would drop the focus: it goes back to the text. */
function useFocusAfterSending(form: RefObject<HTMLFormElement | null>, busy: boolean): void {
  const wasBusy = useRef(false)
  useEffect(() => {
    const active = document.activeElement
    const isFree = active === null || active === document.body || (form.current?.contains(active) ?? false)
    if (wasBusy.current && !busy && isFree) form.current?.querySelector('textarea')?.focus()
    wasBusy.current = busy
  }, [form, busy])
}
