import { useNavigate } from 'react-router-dom'

/** The position of a history entry; null if the router did not create it. */
export function routerIndex(state: unknown): number | null {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null
  return typeof index === 'number' ? index : null
}

export function canGoBack(): boolean {
  return (routerIndex(window.history.state) ?? 0) > 0
}

/** Goes back, or to Explore if the app was opened on this page. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => void (canGoBack() ? navigate(-1) : navigate('/'))
}

/** Returns a function that tells whether the user is still on the page of now. */
export function remainsHere(): () => boolean {
  const { pathname } = window.location
  return () => window.location.pathname === pathname
}
