import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useViewer } from './viewer.ts'
import { ViewerDocument } from './Viewer.generated.ts'

/** Asks for the viewer when the network is back, if the app has started without one. */
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
    return () => window.removeEventListener('online', ask)
  }, [client, isMissing])
}
