/** A function that sees a step in the history before the router does. */
export type Guard = (event: PopStateEvent) => void

/** The guards at work. Only the last one is asked. */
export const guards: Guard[] = []

/** Must be called before the router starts, so that guards see `popstate` first. */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => guards.at(-1)?.(event))
}
