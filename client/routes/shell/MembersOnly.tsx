import { useEffect, type ComponentType } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { useViewer } from '../../auth/viewer.ts'

export function MembersOnly({ page: Page }: { page: ComponentType }) {
  const { loggedIn } = useViewer()
  return loggedIn ? <Page /> : <ToLogIn />
}

function ToLogIn() {
  const { pathname, search, state } = useLocation() as Location<unknown>
  const navigate = useNavigate()
  useEffect(() => {
    // At a log-out, the window has the next page's address before React renders that page.
    if (window.location.pathname !== pathname) return
    void navigate('/login', { replace: true, state: { from: pathname + search, fromState: state } })
  }, [navigate, pathname, search, state])
  return null
}
