import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Mark } from './Mark.tsx'
import css from './Notice.module.css'

/** A page or list that has nothing to show says so, and offers the next step as its children. */
export function Notice({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className={css.notice}>
      <Mark size={44} className={css.mark ?? ''} />
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      {children && <div className={css.action}>{children}</div>}
    </div>
  )
}

/** A load that failed says why and offers to try again. */
export function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice title="This did not load" text={message}>
        <Button onClick={onRetry}>Retry</Button>
      </Notice>
    </div>
  )
}

/** The wait for something small: the mark, breathing. */
export function Loader({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" aria-label={label} className={css.loader}>
      <Mark size={32} />
    </div>
  )
}
