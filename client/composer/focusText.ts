/** Gives a form's text the focus, which a disabled or removed button has lost, unless something elsewhere has it. */
export function focusTextOf(form: HTMLFormElement | null): void {
  const active = document.activeElement
  const isFree = active === null || active === document.body || form?.contains(active)
  if (isFree) form?.querySelector('textarea')?.focus()
}

/** The `ref` of a button that disappears: if it has the focus then, the text of its form gets it. */
export const focusText = (button: HTMLButtonElement | null) => () => {
  if (button && button === document.activeElement) button.form?.querySelector('textarea')?.focus()
}
