import { useState, type MouseEvent } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { clsx } from 'clsx'
import { Guard } from '../../auth/Guard.tsx'
import { useViewer } from '../../auth/viewer.ts'
import { PostActionsProvider } from '../../posts/PostActionsProvider.tsx'
import { CrashBoundary } from '../../ui/CrashBoundary.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import { useGoBack } from '../../navigation/routerIndex.ts'
import { Notes } from '../../ui/Notes.tsx'
import { laterPart } from '../../ui/optionalPart.tsx'
import { OverlayPart, PagePart } from '../../ui/PartBoundary.tsx'
import { isForMembers, isModal, modals, pages, type AppRoute } from '../routes.tsx'
import { Announcement } from './Announcement.tsx'
import { BottomNav } from './BottomNav.tsx'
import { ComposeButton } from './ComposeButton.tsx'
import { LeftNav } from './LeftNav.tsx'
import { MembersOnly } from './MembersOnly.tsx'
import { PromptBar } from './PromptBar.tsx'
import { RightColumn } from './RightColumn.tsx'
import { RouteAt } from './RouteAt.tsx'
import { SearchPlace } from './SearchPlace.tsx'
import css from './Shell.module.css'
import { Shortcuts } from './Shortcuts.tsx'
import { AppRuns, PageRuns } from './Running.ts'
import { useScroll } from '../../navigation/useScroll.ts'

const CardFocus = laterPart(() => import('../../navigation/CardFocus.ts'))
const NewVersion = laterPart(() => import('../../offline/NewVersion.tsx'))
const HoverCards = laterPart(() => import('../../follows/HoverCards.tsx'))
const LoadAhead = laterPart(() => import('./LoadAhead.ts'))
const MembersLater = laterPart(() => import('./MembersLater.tsx'))

export function Shell() {
  const location = useLocation()
  const { loggedIn } = useViewer()
  const page = usePageBehind(location, loggedIn)
  useScroll(page)
  return (
    <Guard>
      <PostActionsProvider>
        <a href="#main" className={css.skip} onClick={skip}>
          Skip to content
        </a>
        <div className={clsx(css.columns, !loggedIn && css.withPrompt)}>
          <LeftNav page={page.pathname} />
          <main id="main" tabIndex={-1} className={css.main}>
            <Announcement />
            <CrashBoundary key={page.pathname} around="page">
              <Page location={page} />
            </CrashBoundary>
          </main>
          <RightColumn page={page.pathname} />
        </div>
        {loggedIn && <ComposeButton />}
        <BottomNav page={page.pathname} />
        {!loggedIn && page.pathname !== '/waiting' && <PromptBar />}
        {page !== location && <ModalRoute key={location.pathname} location={location} />}
        <CardFocus page={page} />
        <Shortcuts />
        <SearchPlace />
        <HoverCards />
        <Notes>
          {loggedIn && <MembersLater />}
          <NewVersion />
        </Notes>
        <Toasts />
        <LoadAhead />
        <AppRuns />
      </PostActionsProvider>
    </Guard>
  )
}

/** The browser's own way would make a history entry that the router does not know. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.querySelector('main')?.focus()
}

function Page({ location }: { location: Location }) {
  return (
    <RouteAt location={location} among={pages}>
      {(route) => (
        <PagePart waiting={route.waiting}>
          {elementOf(route)}
          <PageRuns />
        </PagePart>
      )}
    </RouteAt>
  )
}

function ModalRoute({ location }: { location: Location }) {
  return (
    <OverlayPart onMissing={useGoBack()}>
      <RouteAt location={location} among={modals}>
        {elementOf}
      </RouteAt>
    </OverlayPart>
  )
}

const elementOf = ({ page: Content, members }: AppRoute) => (members ? <MembersOnly page={Content} /> : <Content />)

const explore: Location = { pathname: '/', search: '', hash: '', state: null, key: 'behind' }

/** The page behind a dialog: the last location that is no dialog. */
function usePageBehind(location: Location, loggedIn: boolean): Location {
  const [page, setPage] = useState(isModal(location.pathname) ? explore : location)
  // Behind the log-in dialog, a members' page would redirect to the log-in page again.
  if (isModal(location.pathname)) return !loggedIn && isForMembers(page.pathname) ? explore : page
  if (page !== location) setPage(location)
  return location
}
