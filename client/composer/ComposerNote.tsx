import css from './Composer.module.css'

/** Says that sending failed, or that the composer restored earlier changes. */
export function ComposerNote({ failure, isRestored }: { failure: string | null; isRestored: boolean }) {
  return (
    <div role="status">
      {failure ? (
        <p className={css.problem}>Not sent: {withFullStop(failure)} What you wrote is kept.</p>
      ) : (
        isRestored && <p className={css.note}>These are your changes from before. They are not saved yet.</p>
      )}
    </div>
  )
}

function withFullStop(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`
}
