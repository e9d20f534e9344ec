/** The page from which the user came to log in, with its location state, which opens its dialog again. */
export function wanted(state: unknown): { path: string | null; pathState?: unknown } {
  if (typeof state !== 'object' || state === null || !('from' in state)) return { path: null }
  const { from } = state
  const isPath = typeof from === 'string' && from.startsWith('/') && !from.startsWith('//')
  return isPath ? { path: from, pathState: 'fromState' in state ? state.fromState : undefined } : { path: null }
}
