import { untilTouched } from '../navigation/untilTouched.ts'

let isWanted = false

/** Focuses the search field, or the next one to appear before the user acts. Returns whether there is one now. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('[data-search]')
  field?.focus()
  isWanted = field === null
  if (isWanted) untilTouched(() => (isWanted = false))
  return field !== null
}

/** A ref for the search field. */
export function focusIfWanted(field: HTMLElement | null): void {
  if (!field || !isWanted) return
  isWanted = false
  field.focus()
}
