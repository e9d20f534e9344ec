import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import css from './Notes.module.css'

type Props = {
  text: ReactNode
  action: string
  onAct: () => void
  saysOffline?: boolean
}

/** A note with a button, among `Notes`; nothing if it has no text. */
export function ActionNote({ text, action, onAct, saysOffline = false }: Props) {
  return (
    <div className={text ? clsx(css.note, saysOffline && css.waiting) : undefined}>
      <span role="status">{text}</span>
      {text && (
        <button type="button" className={css.action} onClick={onAct}>
          {action}
        </button>
      )}
    </div>
  )
}
