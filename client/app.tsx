import { ApolloProvider } from '@apollo/client/react'
import { useMemo } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { makeClient } from './apollo/client.ts'
import { useToken } from './auth/session.ts'
import { ViewerProvider } from './auth/ViewerProvider.tsx'
import { CrashBoundary } from './routes/CrashBoundary.tsx'
import { Shell } from './routes/shell/Shell.tsx'
import { SettingsProvider, type Settings } from './ui/settings.tsx'

/** The whole app. */
export function App({ settings }: { settings: Settings }) {
  return (
    <SettingsProvider value={settings}>
      <CrashBoundary around="app">
        <BrowserRouter>
          <Session />
        </BrowserRouter>
      </CrashBoundary>
    </SettingsProvider>
  )
}

/** Everything that belongs to one session: another token brings a new client, cache and page. */
function Session() {
  const token = useToken()
  const navigate = useNavigate()
  const client = useMemo(
    () =>
      makeClient({
        onSessionEnd: () => {
          const { pathname, search } = window.location
          const left = window.history.state as { usr?: unknown } | null
          void navigate('/login', { replace: true, state: { from: pathname + search, fromState: left?.usr } })
        },
      }),
    // A new session needs a new cache; a new location does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
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
