import { memo, useId, useLayoutEffect, useRef, useState, type FocusEvent } from 'react'
import { clsx } from 'clsx'
import { RichText } from '../text/RichText.tsx'
import css from './PostText.module.css'
import { useOpened } from './useOpened.ts'

type Props = {
  postId: string
  content: string
  mentions: readonly { username: string }[]
  className?: string | undefined
}

/** A post's text in a list. Text beyond twelve lines is hidden until the reader presses "Show more". */
export const PostText = memo(function PostText({ postId, content, mentions, className }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useOpened('text', postId)
  const { text, isTall } = useIsTall(content)
  const showFocused = ({ target, currentTarget }: FocusEvent) => {
    // The browser may have scrolled the collapsed text to the focused link.
    const top = currentTarget.getBoundingClientRect().top - currentTarget.scrollTop
    if (target.getBoundingClientRect().bottom - top > currentTarget.clientHeight + 1) setOpen(true)
  }
  return (
    <>
      <RichText
        ref={text}
        id={id}
        text={content}
        mentions={mentions}
        className={clsx(className, !isOpen && mayBeTall(content) && css.folded)}
        {...(!isOpen && { onFocus: showFocused })}
      />
      {isTall && (
        <button
          type="button"
          className={css.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  )
})

const collapsedLines = 12
/** A text with fewer characters and lines is never measured, and so never collapsed, however large its letters are. */
const shortText = 150

/** A text's lines before they are wrapped. More than two blank lines in a row are shown as two. */
const linesOf = (content: string) =>
  content
    .trim()
    .replace(/\n{4,}/g, '\n\n\n')
    .split('\n').length

const mayBeTall = (content: string) => content.length >= shortText || linesOf(content) > collapsedLines

/** Whether a text must be collapsed. It is measured before the first paint, so that the page does not jump. */
function useIsTall(content: string) {
  const text = useRef<HTMLParagraphElement>(null)
  const [isTall, setIsTall] = useState(linesOf(content) > collapsedLines)
  useLayoutEffect(() => {
    const shown = text.current
    if (!shown || !mayBeTall(content)) return setIsTall(false)
    const collapsedHeight = () => collapsedLines * parseFloat(getComputedStyle(shown).lineHeight)
    const measure = () => setIsTall(shown.scrollHeight > collapsedHeight() + 1)
    measure()
    const resizing = new ResizeObserver(([entry]) => {
      // Measuring a low text could make the browser lay out the page again.
      if (entry && entry.contentRect.height < collapsedHeight() - 1) setIsTall(false)
      else measure()
    })
    resizing.observe(shown)
    return () => resizing.disconnect()
  }, [content])
  return { text, isTall }
}
