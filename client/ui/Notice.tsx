import { useEffect, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { Button } from './Button.tsx'
import { Mark } from './Mark.tsx'
import css from './Notice.module.css'
import { whenOnline } from '../hooks/whenOnline.ts'
import { keepFocusAfter } from '../navigation/keepFocus.ts'

type NoticeProps = { title: string; text?: string; small?: boolean; children?: ReactNode }

export function Notice({ title, text, small = false, children }: NoticeProps) {
  return (
    <div className={clsx(css.notice, small && css.small)}>
      {!small && <Mark size={44} className={css.mark} />}
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      {children && <div className={css.action}>{children}</div>}
    </div>
  )
}

type FailureProps = { message: string; onRetry: () => unknown; small?: boolean }

/** Says why loading failed, and tries again when the user asks or the browser goes online. */
export function Failure({ message, onRetry, small = false }: FailureProps) {
  // Another failure says so itself.
  const retry = () => keepFocusAfter(onRetry)
  useEffect(() => whenOnline(retry))
  return (
    <div role="alert">
      <Notice title="This did not load" text={message} small={small}>
        <Button onClick={retry}>Retry</Button>
      </Notice>
    </div>
  )
}

/** With `over`, it lies over the page, but only after a moment. */
export function Loader({ label = 'Loading', over = false }: { label?: string; over?: boolean }) {
  return (
    <div role="status" aria-label={label} className={clsx(css.loader, over && css.over)}>
      <Mark size={32} />
    </div>
  )
}
