/** The `ref` of a button that disappears: if it has the focus then, the text of its form gets it. */
export const focusText = (button: HTMLButtonElement | null) => () => {
  if (button && button === document.activeElement) button.form?.querySelector('textarea')?.focus()
}
