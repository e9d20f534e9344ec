import { useOnline } from '../hooks/useOnline.ts'
import css from './Composer.module.css'

/** What a writer should know: that sending failed, that there is no connection, that earlier changes were restored. */
export function ComposerNote({ failure, isRestored }: { failure: string | null; isRestored: boolean }) {
  const online = useOnline()
  return (
    <div role="status">
      {failure ? (
        <p className={css.problem}>Not sent: {ended(failure)} What you wrote is kept.</p>
      ) : (
        <>
          {!online && <p className={css.note}>You are offline. What you write is kept until you can send it.</p>}
          {isRestored && <p className={css.note}>These are your changes from before. They are not saved yet.</p>}
        </>
      )}
    </div>
  )
}

/** The server's words, ended like a sentence. */
function ended(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}
