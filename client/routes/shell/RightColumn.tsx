import { useViewer } from '../../auth/viewer.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useSettings } from '../../ui/settings.tsx'
import css from './RightColumn.module.css'

/** The column at the right: an invitation for guests. */
export function RightColumn() {
  const { loggedIn } = useViewer()
  return <aside className={css.column}>{!loggedIn && <SignUpPrompt />}</aside>
}

function SignUpPrompt() {
  const { brand } = useSettings()
  return (
    <section aria-labelledby="new-here" className={css.box}>
      <h2 id="new-here">New to {brand}?</h2>
      <p>Sign up now to get your own personalized timeline.</p>
      <ButtonLink to="/signup" wide>
        Sign up
      </ButtonLink>
      <ButtonLink to="/login" kind="plain" wide>
        Log in
      </ButtonLink>
    </section>
  )
}
