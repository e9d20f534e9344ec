import { useNavigate } from 'react-router-dom'

/** The place of a history entry among those that the router made, from 0; null for an entry that is not the router's. */
export function routerIndex(state: unknown): number | null {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null
  return typeof index === 'number' ? index : null
}

/** Whether a page of the app lies behind the one that is open. */
export function canGoBack(): boolean {
  return (routerIndex(window.history.state) ?? 0) > 0
}

/** Goes to the page before, or to Explore when the app was opened right here. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => void (canGoBack() ? navigate(-1) : navigate('/'))
}
