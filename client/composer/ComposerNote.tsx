import css from './Composer.module.css'

/** What a writer should know: that sending failed, or that earlier changes were restored. */
export function ComposerNote({ failure, isRestored }: { failure: string | null; isRestored: boolean }) {
  return (
    <div role="status">
      {failure ? (
        <p className={css.problem}>Not sent: {ended(failure)} What you wrote is kept.</p>
      ) : (
        isRestored && <p className={css.note}>These are your changes from before. They are not saved yet.</p>
      )}
    </div>
  )
}

/** The server's words, ended like a sentence. */
function ended(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}
