import type { ComponentType } from 'react'
import { Navigate, useLocation, type Location } from 'react-router-dom'
import { useViewer } from '../../auth/viewer.ts'

/** Redirects guests to the log-in page, which then leads back here. */
export function MembersOnly({ page: Page }: { page: ComponentType }) {
  const { loggedIn } = useViewer()
  const { pathname, search, state } = useLocation() as Location<unknown>
  if (loggedIn) return <Page />
  return <Navigate to="/login" replace state={{ from: pathname + search, fromState: state }} />
}
