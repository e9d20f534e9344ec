import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useViewer } from './viewer.ts'
import { ViewerDocument } from './Viewer.generated.ts'

/** No event tells that the server is back, so the app asks this often while it is online. */
const pauseMs = 15_000

/** If the app started without a network or a server, asks for the viewer until the server answers. */
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
