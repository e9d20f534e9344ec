import { useOnline } from '../hooks/useOnline.ts'
import css from './Composer.module.css'

/** What stands between a text and its sending: that it failed, or that there is no connection. */
export function ComposerNote({ failure }: { failure: string | null }) {
  const online = useOnline()
  return (
    <div role="status">
      {failure ? (
        <p className={css.problem}>Not sent: {ended(failure)} What you wrote is kept.</p>
      ) : (
        !online && <p className={css.note}>You are offline. What you write is kept until you can send it.</p>
      )}
    </div>
  )
}

/** The server's words as a sentence that another can follow. */
function ended(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}
