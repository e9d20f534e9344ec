import { ApolloProvider } from '@apollo/client/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { makeClient } from './apollo/client.ts'
import { ViewerContext } from './auth/viewer.ts'
import { Shell } from './routes/shell/Shell.tsx'
import { SettingsProvider } from './ui/settings.tsx'

/** The app's markup before any script runs, for a guest and for a logged-in user. */
export type ShellMarkup = { guest: string; member: string }

/** Placeholders: the server fills in the brand, the browser fills in the user (see `theme.js`). */
const brand = '%brand%'
const user = { username: '%username%', name: '%name%', avatar: '%avatar%' }

/** An example path for each first path segment; `*` stands for all other paths. */
const paths = {
  '': '/',
  home: '/home',
  bookmarks: '/bookmarks',
  settings: '/settings',
  verified: '/verified',
  login: '/login',
  signup: '/signup',
  logout: '/logout',
  post: '/post/any',
  hashtag: '/hashtag/any',
  profile: '/profile/any',
  '*': '/no/such/page',
}

/** Guests are redirected from these to the log-in page. */
const forMembers = new Set(['home', 'bookmarks', 'settings', 'verified', 'logout'])

/** The markup for each first path segment: the app with skeletons, since the code of its pages is not loaded yet. */
export function renderShells(): Record<string, ShellMarkup> {
  return Object.fromEntries(
    Object.entries(paths).map(([segment, path]) => [
      segment,
      { guest: markup(forMembers.has(segment) ? '/login' : path, false), member: markup(path, true) },
    ]),
  )
}

function markup(path: string, loggedIn: boolean): string {
  const html = renderToStaticMarkup(
    <SettingsProvider value={{ brand }}>
      <StaticRouter location={path}>
        <ApolloProvider client={makeClient({ onSessionEnd: () => {} })}>
          <ViewerContext value={{ loggedIn, viewer: null, shown: loggedIn ? user : null }}>
            <Shell />
          </ViewerContext>
        </ApolloProvider>
      </StaticRouter>
    </SettingsProvider>,
  )
  // The page contains both shells, and an id must be unique in it.
  return loggedIn ? html.replaceAll(/ id="[^"]*"/g, '') : html
}
