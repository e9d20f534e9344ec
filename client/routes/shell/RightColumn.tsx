import { matchPath } from 'react-router-dom'
import { useHasSignUpRequest } from '../../auth/signUpRequest.ts'
import { useViewer } from '../../auth/viewer.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Link } from '../../navigation/Link.tsx'
import { useSettings } from '../../ui/settings.tsx'
import { useMediaQuery } from '../../hooks/useMediaQuery.ts'
import { laterPart } from '../../ui/optionalPart.tsx'
import { LazyPeople, LazySearch } from './LazyPeople.tsx'
import { rightColumnQuery } from './rightColumn.ts'
import css from './RightColumn.module.css'

const HashtagBox = laterPart(() => import('../../posts/HashtagBox.tsx'))
const GuestColumn = laterPart(() => import('./GuestColumn.tsx'))

/** Search, suggestions and hashtags. For a guest, how to join comes first. What loads later is last: nothing moves. */
export function RightColumn({ page }: { page: string }) {
  const { loggedIn } = useViewer()
  const isWide = useMediaQuery(rightColumnQuery, { inShell: true })
  // The search page has a search itself.
  const withSearch = !matchPath('/search', page)
  if (!isWide) return null
  return (
    <aside aria-label={loggedIn ? 'Search and suggestions' : 'Search and join'} className={css.column}>
      {loggedIn ? (
        <>
          <LazyPeople withSearch={withSearch} />
          <HashtagBox />
        </>
      ) : (
        <>
          {withSearch && <LazySearch />}
          <About />
          <SignUpPrompt />
          <GuestColumn />
        </>
      )}
    </aside>
  )
}

function About() {
  const { brand, description, hasAbout } = useSettings()
  return (
    <section aria-labelledby="what-is" className={css.box}>
      <h2 id="what-is">What is {brand}?</h2>
      <p>{description}</p>
      {hasAbout && (
        <Link to="/about" className={css.more}>
          Rules and contact
        </Link>
      )}
    </section>
  )
}

function SignUpPrompt() {
  const { brand, signUp } = useSettings()
  if (useHasSignUpRequest() || signUp === 'CLOSED') return null
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
