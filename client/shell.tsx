import { ApolloProvider } from '@apollo/client/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { makeClient } from './apollo/client.ts'
import { ViewerContext } from './auth/viewer.ts'
import { Shell } from './routes/shell/Shell.tsx'
import { SettingsProvider } from './ui/settings.tsx'

/** The markup of the app before any script has run, for a guest and for somebody who is logged in. */
export type ShellMarkup = { guest: string; member: string }

/** Stand-ins for what is known later: the brand by the server, the person by the browser (see `theme.js`). */
const brand = '%brand%'
const person = { username: '%username%', name: '%name%', avatar: '%avatar%' }

/** A path for each first segment of an address; the last one stands for all others. */
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

/** Guests are sent on from here to log in. */
const forMembers = new Set(['home', 'bookmarks', 'settings', 'verified', 'logout'])

/** The markup for every first segment of an address: the app itself, drawn while the code of its pages is missing. */
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
          <ViewerContext value={{ loggedIn, viewer: null, shown: loggedIn ? person : null }}>
            <Shell />
          </ViewerContext>
        </ApolloProvider>
      </StaticRouter>
    </SettingsProvider>,
  )
  // Both stand in one page: an id must not be there twice.
  return loggedIn ? html.replaceAll(/ id="[^"]*"/g, '') : html
}
