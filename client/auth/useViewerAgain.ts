import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useViewer } from './viewer.ts'
import { ViewerDocument } from './Viewer.generated.ts'

/** How often the app asks while the browser is online: when only the server was away, no event says that it is back. */
const pauseMs = 15_000

/** Asks for the viewer again, if the app has started without a network or the server, until the answer is there. */
export function useViewerAgain(): void {
  const client = useApolloClient()
  const { loggedIn, viewer } = useViewer()
  const isMissing = loggedIn && viewer === null
  useEffect(() => {
    if (!isMissing) return
    const ask = () => {
      client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => {})
    }
    window.addEventListener('online', ask)
    const timer = setInterval(() => navigator.onLine && ask(), pauseMs)
    return () => {
      window.removeEventListener('online', ask)
      clearInterval(timer)
    }
  }, [client, isMissing])
}
