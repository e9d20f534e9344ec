import type { toast as Hot } from 'react-hot-toast/headless'

let library: typeof Hot | undefined

/** The library loads after the first paint (`Toasts`), so a toast waits for it. */
function withLibrary(show: (hot: typeof Hot) => void): void {
  if (library) return show(library)
  void import('./Toaster.tsx').then(
    ({ toast }) => show((library = toast)),
    () => {},
  )
}

/** Shows a success for 2 s. A toast replaces an earlier one with the same text. */
export function toastSuccess(words: string): void {
  withLibrary((hot) => hot.success(words, { id: words }))
}

export function toastError(words: string): void {
  withLibrary((hot) => hot.error(words, { id: words }))
}

export function toastNote(words: string): void {
  withLibrary((hot) => hot(words, { id: words }))
}
