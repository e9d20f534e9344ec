import { useOnline } from '../hooks/useOnline.ts'
import css from './OfflineNote.module.css'

/** Says that the browser is offline, once for the whole app. */
export function OfflineNote() {
  const online = useOnline()
  return (
    <div role="status" aria-live="polite" className={css.place}>
      {!online && <p className={css.note}>You are offline. What you write is kept.</p>}
    </div>
  )
}
