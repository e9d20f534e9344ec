import { useId } from 'react'
import { useViewer } from '../auth/viewer.ts'
import { Avatar } from '../users/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { AttachmentPreviews } from './AttachmentPreviews.tsx'
import { ComposerTools } from './ComposerTools.tsx'
import css from './Composer.module.css'
import { Ring } from './Ring.tsx'
import type { Draft, Mode } from './send.ts'
import { useComposer } from './useComposer.ts'

const words = {
  new: { label: 'Tweet text', placeholder: "What's happening?", action: 'Tweet', busy: 'Sending…' },
  reply: { label: 'Reply text', placeholder: 'Tweet your reply', action: 'Reply', busy: 'Sending…' },
  edit: { label: 'Tweet text', placeholder: "What's happening?", action: 'Save', busy: 'Saving…' },
}

type Props = { mode: Mode; initial?: Draft; focus?: boolean; onDone?: () => void }

/** Writes a new post, a reply or a new wording. What is typed stays until the server has it. */
export function Composer({ mode, initial, focus = false, onDone }: Props) {
  const { shown } = useViewer()
  const id = useId()
  const composer = useComposer({ mode, initial, username: shown?.username ?? '', onDone })
  const said = words[mode.kind]
  return (
    <form
      className={css.composer}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        composer.attachments.addFiles(Array.from(event.dataTransfer.files))
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void composer.submit()
      }}
    >
      {shown && <Avatar src={shown.avatar} />}
      <div className={css.body}>
        <div className={css.grow} data-text={`${composer.content}\n`}>
          <textarea
            dir="auto"
            rows={1}
            aria-label={said.label}
            aria-invalid={composer.problem ? true : undefined}
            aria-describedby={composer.problem ? `${id}-problem` : undefined}
            placeholder={said.placeholder}
            value={composer.content}
            autoFocus={focus}
            onChange={(event) => composer.type(event.currentTarget.value)}
            onPaste={(event) => composer.attachments.addFiles(Array.from(event.clipboardData.files))}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void composer.submit()
            }}
          />
        </div>
        {composer.problem && (
          <p id={`${id}-problem`} role="alert" className={css.problem}>
            {composer.problem}
          </p>
        )}
        <AttachmentPreviews attachments={composer.attachments} />
        <div className={css.bar}>
          <ComposerTools attachments={composer.attachments} />
          {composer.length > 0 && <Ring length={composer.length} />}
          <Button type="submit" disabled={!composer.canSend} busy={composer.busy}>
            {composer.busy ? said.busy : composer.failed ? 'Retry' : said.action}
          </Button>
        </div>
      </div>
    </form>
  )
}
