import { ApolloProvider } from '@apollo/client/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { fixedPages } from '../server/pages/pages.rules.ts'
import { makeClient } from './apollo/client.ts'
import { ViewerContext } from './auth/viewer.ts'
import { isForMembers } from './routes/routes.tsx'
import { Shell } from './routes/shell/Shell.tsx'
import { SettingsProvider } from './ui/settings.tsx'

/** The app's markup before any script runs, for guests and for members. */
export type ShellMarkup = { guest: string; member: string }

/** The server replaces these, and `theme.js` those of the user. */
const settings = { brand: '%brand%', description: '%description%', announcement: '%announcement%' }
const user = { username: '%username%', name: '%name%', avatar: '%avatar%' }
const avatar = { src: 'src="%avatar%"', srcSet: 'srcset="%avatarSrcSet%"' }

/** An example of a path for each first segment; `*` stands for all others. */
const paths = {
  ...Object.fromEntries(Object.keys(fixedPages).map((segment) => [segment, `/${segment}`])),
  post: '/post/any',
  hashtag: '/hashtag/any',
  profile: '/profile/any',
  '*': '/no/such/page',
}

/** The markup for each first segment of a path. Grey shapes stand for pages, whose code is not loaded yet. */
export function renderShells(): Record<string, ShellMarkup> {
  return Object.fromEntries(
    Object.entries(paths).map(([segment, path]) => [
      segment,
      // Guests are sent from members' pages to the log-in page.
      { guest: markup(isForMembers(path) ? '/login' : path, false), member: markup(path, true) },
    ]),
  )
}

function markup(path: string, loggedIn: boolean): string {
  const html = renderToStaticMarkup(
    <SettingsProvider value={settings}>
      <StaticRouter location={path}>
        <ApolloProvider client={makeClient({ onSessionEnd: () => {} })}>
          <ViewerContext value={{ loggedIn, viewer: null, shown: loggedIn ? user : null }}>
            <Shell />
          </ViewerContext>
        </ApolloProvider>
      </StaticRouter>
    </SettingsProvider>,
  )
  // The page contains both, and an id must be unique.
  return loggedIn ? html.replaceAll(/ id="[^"]*"/g, '').replaceAll(avatar.src, `${avatar.src} ${avatar.srcSet}`) : html
}
