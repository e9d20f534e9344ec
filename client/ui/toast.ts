import hot from 'react-hot-toast'

/** Says that something worked; gone after 2 s. */
export function toastSuccess(words: string): void {
  hot.success(words)
}

/** Says that something did not; gone after 4 s. The same words never stack up. */
export function toastError(words: string): void {
  hot.error(words, { id: words })
}

/** Says something neutral; gone after 4 s. */
export function toastNote(words: string): void {
  hot(words, { id: words })
}
