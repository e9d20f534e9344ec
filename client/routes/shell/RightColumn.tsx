import { useViewer } from '../../auth/viewer.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useSettings } from '../../ui/settings.tsx'
import { useMediaQuery } from '../../hooks/useMediaQuery.ts'
import { LazyPeople, LazySearch } from './LazyPeople.tsx'
import { rightColumnQuery } from './rightColumn.ts'
import css from './RightColumn.module.css'

/** The search, and suggestions or a sign-up prompt for guests. Hidden on small screens. */
export function RightColumn() {
  const { loggedIn } = useViewer()
  const isWide = useMediaQuery(rightColumnQuery, { inShell: true })
  if (!isWide) return null
  return (
    <aside aria-label={loggedIn ? 'Search and suggestions' : 'Search and join'} className={css.column}>
      {loggedIn ? (
        <LazyPeople />
      ) : (
        <>
          <LazySearch />
          <SignUpPrompt />
        </>
      )}
    </aside>
  )
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
