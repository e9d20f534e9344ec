import type { ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useViewer } from '../../auth/viewer.ts'

/** Sends guests to log in, and back here afterwards. */
export function MembersOnly({ page: Page }: { page: ComponentType }) {
  const { loggedIn } = useViewer()
  const { pathname, search } = useLocation()
  if (loggedIn) return <Page />
  return <Navigate to="/login" replace state={{ from: pathname + search }} />
}
