import type { toast as Hot } from 'react-hot-toast'

/** The library is fetched after the first paint (see `Toasts`); a toast waits for it. */
function say(how: (hot: typeof Hot) => void): void {
  void import('react-hot-toast').then(
    ({ toast }) => how(toast),
    () => {},
  )
}

/** Says that something worked; gone after 2 s. A repeat takes the place of the toast with the same words. */
export function toastSuccess(words: string): void {
  say((hot) => hot.success(words, { id: words }))
}

/** Says that something failed; gone after 4 s. */
export function toastError(words: string): void {
  say((hot) => hot.error(words, { id: words }))
}

/** Says something neutral; gone after 4 s. */
export function toastNote(words: string): void {
  say((hot) => hot(words, { id: words }))
}
