import type { MouseEvent } from 'react'

/** For a press on a button that disappears: the focus moves on to the text of its form. */
export function focusText({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.form?.querySelector('textarea')?.focus()
}
