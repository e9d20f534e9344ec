import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { readStoredUser, readToken, storeUser, useToken } from './session.ts'
import { ViewerContext, type ViewerState } from './viewer.ts'
import { ViewerDocument } from './Viewer.generated.ts'

/** Until the server has answered, `shown` comes from local storage. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const token = useToken()
  const { data } = useQuery(ViewerDocument, { skip: token === null })
  const viewer = token === null ? null : (data?.viewer ?? null)
  useEffect(() => {
    // Another tab may have switched to another account.
    if (viewer && readToken() === token) storeUser(viewer)
  }, [viewer, token])
  // Every card reads this object, so it must change only when its content does.
  const state = useMemo<ViewerState>(
    () => ({ loggedIn: token !== null, viewer, shown: token === null ? null : (viewer ?? readStoredUser()) }),
    [token, viewer],
  )
  return <ViewerContext value={state}>{children}</ViewerContext>
}
