import { untilTouched } from '../navigation/untilTouched.ts'

let isWanted = false

/** Focuses the search field, or the next one that appears before the user acts. Returns whether one exists. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('[data-search]')
  field?.focus()
  isWanted = field === null
  if (isWanted) untilTouched(() => (isWanted = false))
  return field !== null
}

export function focusIfWanted(field: HTMLElement | null): void {
  if (!field || !isWanted) return
  isWanted = false
  field.focus()
}
