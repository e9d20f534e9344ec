import type { ReactNode } from 'react'
import { useOnline } from '../hooks/useOnline.ts'
import css from './Notes.module.css'

/** Notes about the whole app, such as that the browser is offline. */
export function Notes({ children }: { children: ReactNode }) {
  const online = useOnline()
  return (
    <div className={css.place}>
      <div role="status" className={css.offline}>
        {!online && <p className={css.note}>You are offline. What you write is kept.</p>}
      </div>
      {children}
    </div>
  )
}
