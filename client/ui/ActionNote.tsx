import type { ReactNode } from 'react'
import css from './Notes.module.css'

type Props = { text: ReactNode; action: string; onAct: () => void }

/** A note with a button, among `Notes`; nothing without a text. */
export function ActionNote({ text, action, onAct }: Props) {
  return (
    <div className={text ? css.note : undefined}>
      <span role="status">{text}</span>
      {text && (
        <button type="button" className={css.action} onClick={onAct}>
          {action}
        </button>
      )}
    </div>
  )
}
