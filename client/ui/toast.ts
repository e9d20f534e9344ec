import type { toast as Hot } from 'react-hot-toast'

/** Toasts can wait for their library: the first paint does not (`Toasts` fetches it right after). */
function say(how: (hot: typeof Hot) => void): void {
  void import('react-hot-toast').then(
    ({ toast }) => how(toast),
    () => {},
  )
}

/** Says that something worked; gone after 2 s. */
export function toastSuccess(words: string): void {
  say((hot) => hot.success(words))
}

/** Says that something did not; gone after 4 s. The same words never stack up. */
export function toastError(words: string): void {
  say((hot) => hot.error(words, { id: words }))
}

/** Says something neutral; gone after 4 s. */
export function toastNote(words: string): void {
  say((hot) => hot(words, { id: words }))
}
