import { clsx } from 'clsx'
import { useId, useLayoutEffect, useRef } from 'react'
import { optionalPart } from '../ui/optionalPart.tsx'
import css from './Composer.module.css'
import { excessStart } from './excess.ts'
import { pastedQuote } from './pastedQuote.ts'
import { filesOf } from './useDrop.ts'
import type { ComposerState } from './useComposer.ts'

/** `about` is the id of the element with the post that is answered. */
type TextProps = {
  composer: ComposerState
  label: string
  placeholder: string
  focus: boolean
  about: string | undefined
}

const Suggestions = optionalPart(() => import('./Suggestions.tsx'))

export function ComposerText({ composer, label, placeholder, focus, about }: TextProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { draft, problem, busy, submit } = composer
  const takesQuote = composer.mode.kind !== 'edit' && draft.quotedId === undefined
  useLayoutEffect(() => caretAtEnd(field.current), [])
  return (
    <>
      <div className={css.grow} data-text={draft.content}>
        {problem && <Excess content={draft.content} />}
        <textarea
          ref={field}
          dir="auto"
          rows={1}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={clsx(about, problem && id) || undefined}
          placeholder={placeholder}
          value={draft.content}
          autoFocus={focus}
          // Text that is typed while the post is sent would be lost.
          readOnly={busy}
          onChange={(event) => composer.write({ content: event.currentTarget.value })}
          onPaste={(event) => {
            if (busy) return
            const pasted = takesQuote ? pastedQuote(event.clipboardData.getData('text/plain'), location.origin) : null
            if (pasted) {
              event.preventDefault()
              const { currentTarget: area } = event
              area.setRangeText(pasted.rest, area.selectionStart, area.selectionEnd, 'end')
              return composer.write({ content: area.value, quotedId: pasted.id })
            }
            // Office programs also copy text as a picture.
            const files = event.clipboardData.types.includes('text/plain') ? [] : filesOf(event.clipboardData)
            if (files.length === 0) return
            event.preventDefault()
            composer.attachments.addFiles(files)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
              void submit()
          }}
        />
      </div>
      {/[@#]/.test(draft.content) && <Suggestions field={field} onType={(content) => composer.write({ content })} />}
      {problem && (
        <p id={id} role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </>
  )
}

/** A copy of the text behind the field; only the mark for the part beyond the limit is visible. */
function Excess({ content }: { content: string }) {
  const start = excessStart(content)
  return (
    <div className={css.excess} dir="auto" aria-hidden>
      {content.slice(0, start)}
      <mark>{content.slice(start)}</mark>
    </div>
  )
}

function caretAtEnd(field: HTMLTextAreaElement | null): void {
  field?.setSelectionRange(field.value.length, field.value.length)
}
