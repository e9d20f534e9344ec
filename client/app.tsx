import { ApolloProvider } from '@apollo/client/react'
import { useMemo } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { makeClient } from './apollo/client.ts'
import { useToken } from './auth/session.ts'
import { ViewerProvider } from './auth/ViewerProvider.tsx'
import { Shell } from './routes/shell/Shell.tsx'
import { CrashBoundary } from './ui/CrashBoundary.tsx'
import { SettingsProvider, type Settings } from './ui/settings.tsx'

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

/** Another token brings a new client, cache and page, so that no session sees another's data. */
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
    // `navigate` changes with every location, which needs no new client.
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
