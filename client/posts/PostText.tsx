import { useId, useLayoutEffect, useRef, useState, type FocusEvent } from 'react'
import { clsx } from 'clsx'
import { RichText } from '../text/RichText.tsx'
import css from './PostText.module.css'

type Props = { postId: string; content: string; className?: string | undefined }

/** Posts that a reader has unfolded: they stay so when their card is drawn again. */
const unfolded = new Set<string>()

/** The text of a post in a list: beyond twelve lines it is folded, with a button that shows the rest. */
export function PostText({ postId, content, className }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(unfolded.has(postId))
  const { text, isTall } = useIsTall(content)
  const toggle = (open: boolean) => {
    if (open) unfolded.add(postId)
    else unfolded.delete(postId)
    setIsOpen(open)
  }
  const showFocused = ({ target, currentTarget }: FocusEvent) => {
    // The browser may have scrolled the folded text to it already.
    const top = currentTarget.getBoundingClientRect().top - currentTarget.scrollTop
    if (target.getBoundingClientRect().bottom - top > currentTarget.clientHeight + 1) toggle(true)
  }
  return (
    <>
      <RichText
        ref={text}
        id={id}
        text={content}
        className={clsx(className, !isOpen && css.folded)}
        {...(!isOpen && { onFocus: showFocused })}
      />
      {isTall && (
        <button
          type="button"
          className={css.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => toggle(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  )
}

const foldedLines = 12
/** No narrow window makes more than twelve lines of fewer characters than these. */
const shortText = 150

/** Whether a text takes more lines than a folded one shows. It is measured before the browser paints, so nothing moves. */
function useIsTall(content: string) {
  const text = useRef<HTMLParagraphElement>(null)
  const [isTall, setIsTall] = useState(false)
  useLayoutEffect(() => {
    const shown = text.current
    if (!shown || (content.length < shortText && content.split('\n').length <= foldedLines)) return setIsTall(false)
    const measure = () =>
      setIsTall(shown.scrollHeight > foldedLines * parseFloat(getComputedStyle(shown).lineHeight) + 1)
    measure()
    const resizing = new ResizeObserver(measure)
    resizing.observe(shown)
    return () => resizing.disconnect()
  }, [content])
  return { text, isTall }
}
