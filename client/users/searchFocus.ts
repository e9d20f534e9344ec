import { untilTouched } from '../navigation/untilTouched.ts'

let isWanted = false

/** Focuses the search field. If there is none yet, the next one gets the focus, unless the reader does something first. */
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
