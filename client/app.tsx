import type { NormalizedCacheObject } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { makeClient } from './apollo/client.ts'
import { restoreLastPages } from './apollo/lastPages.ts'
import { useToken } from './auth/session.ts'
import { useLeaveForms } from './auth/useLeaveForms.ts'
import { ViewerProvider } from './auth/ViewerProvider.tsx'
import { AppRouter } from './navigation/AppRouter.tsx'
import { Shell } from './routes/shell/Shell.tsx'
import { isForMembers, isModal } from './routes/routes.tsx'
import { CrashBoundary } from './ui/CrashBoundary.tsx'
import { SettingsProvider, type Settings } from './ui/settings.tsx'
import { forgetLastPages } from './ui/storage.ts'

/** `firstCache` has the data with which the server rendered the page. Only the first session uses it. */
type Props = { settings: Settings; firstCache?: NormalizedCacheObject | undefined }

export function App({ settings, firstCache }: Props) {
  return (
    <SettingsProvider value={settings}>
      <CrashBoundary around="app">
        <AppRouter>
          <Session firstCache={firstCache} />
        </AppRouter>
      </CrashBoundary>
    </SettingsProvider>
  )
}

/** A new token gets a new client, cache and page, so that no session sees another's data. */
function Session({ firstCache }: Pick<Props, 'firstCache'>) {
  const token = useToken()
  const navigate = useNavigate()
  useLeaveForms(token)
  const client = useMemo(
    () => {
      const made = makeClient({
        onSessionEnd: (username) => {
          const { pathname, search } = window.location
          // Such a form stays open for a guest, and returns to the page from which it was opened.
          if (isModal(pathname) && !isForMembers(pathname)) return
          void navigate('/login', {
            replace: true,
            state: {
              from: pathname + search,
              fromState: (window.history.state as { usr?: unknown } | null)?.usr,
              username,
            },
          })
        },
      })
      if (token !== null) restoreLastPages(made, token)
      else {
        forgetLastPages()
        if (firstCache) made.restore(firstCache)
      }
      return made
    },
    // `navigate` changes with every location, which needs no new client.
    // oxlint-disable-next-line react/exhaustive-deps
    [token],
  )
  return (
    <ApolloProvider key={token ?? 'guest'} client={client}>
      <ViewerProvider>
        <Shell />
      </ViewerProvider>
    </ApolloProvider>
  )
}
