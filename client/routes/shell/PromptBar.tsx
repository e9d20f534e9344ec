import { ButtonLink } from '../../ui/Button.tsx'
import { useSettings } from '../../ui/settings.tsx'
import css from './PromptBar.module.css'

/** The banner at the bottom that invites guests in. */
export function PromptBar() {
  const { brand } = useSettings()
  return (
    <aside aria-label={`Join ${brand}`} className={css.bar}>
      <div className={css.inner}>
        <div className={css.words}>
          <p className={css.title}>Don&apos;t miss what&apos;s happening</p>
          <p className={css.text}>People on {brand} are the first to know.</p>
        </div>
        <ButtonLink to="/login" kind="plain" className={css.logIn ?? ''}>
          Log in
        </ButtonLink>
        <ButtonLink to="/signup" className={css.signUp ?? ''}>
          Sign up
        </ButtonLink>
      </div>
    </aside>
  )
}
