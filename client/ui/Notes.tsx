import type { ReactNode } from 'react'
import { useOnline } from '../hooks/useOnline.ts'
import css from './Notes.module.css'

/** The place of the notes about the whole app: that the browser is offline, and others as children. */
export function Notes({ children }: { children: ReactNode }) {
  const online = useOnline()
  return (
    <div className={css.place}>
      <div role="status">{!online && <p className={css.note}>You are offline. What you write is kept.</p>}</div>
      {children}
    </div>
  )
}
