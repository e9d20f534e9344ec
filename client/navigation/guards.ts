/** Sees a step in the history before the router does. */
export type Guard = (event: PopStateEvent) => void

/** The guards that hold now. The last one decides. */
export const guards: Guard[] = []

/** Call this before the router starts, so that a guard sees `popstate` first. */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => guards.at(-1)?.(event))
}
